import { basename } from '#path'
import { type EditorLanguage, isEditorLanguage } from '../../../src/edit/protocol/editor-language.ts'
import type { TestAnswer } from '../../../src/edit/protocol/forms.ts'
import type { PartAnswer, Path } from '../../../src/edit/protocol/protocol.ts'
import type { FolderAnswer, Publishing } from '../../../src/edit/protocol/publishing.ts'
import { buildForm, newName } from '../forms/build-form.ts'
import { icons } from '../forms/icons.ts'
import { planPart } from '../forms/new-part.ts'
import { configNode, referenceOptions } from '../forms/reference-options.ts'
import { removeLanguage } from '../forms/remove-language.ts'
import { removePage } from '../forms/remove-page.ts'
import { sendTestMessage } from '../forms/test-message.ts'
import { listUploadHosts } from '../publish/upload-hosts.ts'
import { readValue } from '../yaml/apply-edits.ts'
import { unlessRefused } from '../yaml/edit.ts'
import type { Answered, Asked, EditParts, RequestHandlers } from './edit-parts.ts'
import type { EditResult } from './edit-session.ts'
import { imageLimit, receiveImage } from './receive-image.ts'
import { parseJson } from './request-body.ts'
import {
  isBringBack,
  isConfirmation,
  isDeploymentRequest,
  isEditsRequest,
  isFolderRequest,
  isFormName,
  isLocaleName,
  isMerge,
  isNames,
  isPagePlace,
  isPartRequest,
  isPath,
  isPublishRequest,
  isRepairRequest,
  isRevert,
  isSendRequest,
} from './request-types.ts'
import { StateDiffs } from './state-diffs.ts'

/** Answers to all that the app may ask. */
export function editRequests(parts: EditParts): RequestHandlers {
  const { file, session, site, publisher, earlierVersions, repair, makeFolder, zipFolder, translators, addTypefaces } =
    parts
  const told = new StateDiffs()
  return {
    'GET state': async ({ query }) => {
      // Git is at work while the file is checked.
      const [unpublished, state] = await Promise.all([publisher.count(), site.state(parseLanguage(query))])
      const whole = 'broken' in state ? { ...state, repair: await repair.look() } : state
      return ok(told.answer({ ...whole, unpublished }, query.get('since') ?? ''))
    },
    'GET form': async ({ query }) => {
      const path = parsePath(query)
      if (!path) return malformed
      const config = readValue(session.current.text)
      const form = buildForm(config, path, { root: configNode(config), known: referenceOptions(config, newName) })
      return form ? ok(form) : absent
    },
    'GET stale': async () => {
      await translators.settled()
      return ok(await site.staleTexts())
    },
    'POST typefaces': async () => {
      const isDone = await addTypefaces()
      site.forget()
      return ok({ isDone })
    },
    'GET typefaces': async () => ok(await site.typefaces()),
    'GET icons': async () => ok(icons()),
    'POST edits': withBody(isEditsRequest, async (body) => answerResult(await session.apply(body))),
    'POST test-message': withBody(isFormName, async ({ form }) => {
      const { config } = await site.current()
      return ok({ outcome: config ? await sendTestMessage(config, form) : 'unfinished' } satisfies TestAnswer)
    }),
    'POST parts': withBody(isPartRequest, async (body) => {
      const planned = planPart(readValue(session.current.text), body)
      if ('refused' in planned) return { status: 422, value: planned }
      return answerResult(await session.apply(planned), { path: planned.path })
    }),
    'POST remove-language': withBody(isLocaleName, async ({ locale }) => {
      const { text } = session.current
      const removed = unlessRefused(
        () => removeLanguage(file, text, locale),
        (refused, place) => ({ refused, place }),
      )
      if ('refused' in removed) return { status: 422, value: removed }
      return answerResult(await session.replace(removed.text, text))
    }),
    'POST remove-page': withBody(isPagePlace, async ({ place }) => {
      const { text } = session.current
      const removed = unlessRefused(
        () => removePage(file, text, place),
        (refused, tied) => ({ refused, place: tied }),
      )
      if ('refused' in removed) return { status: 422, value: removed }
      return answerResult(await session.replace(removed.text, text))
    }),
    'POST repair': withBody(isRepairRequest, async (body) => answerResult(await repair.fix(body))),
    'POST undo': async () => answerResult(await session.undo()),
    'POST redo': async () => answerResult(await session.redo()),
    'PUT images/': async ({ name, bytes }) => {
      const picture = await bytes(imageLimit)
      const kept = picture ? await receiveImage(file, name, picture) : ({ refused: 'too-large' } as const)
      return { status: 'refused' in kept ? 422 : 200, value: kept }
    },

    'GET unplaced': async () => ok(await publisher.unplaced()),
    'GET small-pictures': async () => ok(await publisher.smallPictures()),
    'GET publishing': async () => ok({ ...(await publisher.status()), launch: site.launch() } satisfies Publishing),
    'POST publish': withBody(isPublishRequest, async (body) => changed(await publisher.publish(body))),
    'GET online': async () => ok(await publisher.online()),
    'POST deployment': withBody(isDeploymentRequest, async (body) => ok(await publisher.deploy(body))),
    'POST merge': withBody(isMerge, async (body) => changed(await publisher.mergeAsChosen(body))),
    'POST revert': withBody(isRevert, async (body) => answerResult(await publisher.revert(body))),
    'POST remove-pictures': withBody(isNames, async ({ names }) => changed(await publisher.removePictures(names))),
    'POST folder': withBody(isFolderRequest, async ({ host, asZip }) => {
      const hosts: readonly string[] = await listUploadHosts()
      if (!hosts.includes(host)) return malformed
      const folder = await makeFolder(host)
      const answer: FolderAnswer = folder === undefined ? { refused: 'failed' } : { folder }
      const isFile = folder !== undefined && asZip === true
      return isFile
        ? { ...ok(answer), file: { name: `${basename(folder)}.zip`, bytes: await zipFolder(folder) } }
        : ok(answer)
    }),
    'GET earlier': async ({ query }) => {
      const path = parsePath(query)
      return path && path.length > 0 ? ok(await earlierVersions.earlierTexts(path)) : malformed
    },
    'GET publications': async () => ok(await earlierVersions.publications()),
    'GET publication': async ({ query }) => {
      const changes = await earlierVersions.listChanges(query.get('commit') ?? '')
      return changes ? ok(changes) : { ...ok([]), status: 404 }
    },
    'POST bring-back': withBody(isBringBack, async ({ commit }) => {
      const text = await earlierVersions.readText(commit)
      return text === undefined ? absent : answerResult(await session.replace(text))
    }),

    'POST send-out': withBody(isSendRequest, async (body) => {
      const made = await translators.send(body)
      return made ? { status: 200, file: made } : { status: 404, value: { refused: 'nothing-to-do' } }
    }),
    'PUT take-in/': async ({ name, query, bytes }) => {
      const sent = await bytes(imageLimit)
      if (!sent) return { status: 413, value: { refused: 'too-large' } }
      const encoding = query.get('encoding') || undefined
      const options = { to: query.get('to') ?? '', language: parseLanguage(query), encoding }
      return changed(await translators.take({ name, bytes: sent }, options))
    },
    'GET drafts': async () => ok(await translators.drafts()),
    'POST confirm': withBody(isConfirmation, async ({ path, locale }) => {
      await translators.confirm(path, locale)
      return changed({})
    }),
  }
}

const malformed: Answered<never> = { status: 400, value: { refused: 'malformed' } }
const absent: Answered<never> = { status: 404, value: { refused: 'no-such-place' } }

function ok<Value>(value: Value): Answered<Value> {
  return { status: 200, value }
}

/** An answer after which the page is asked for again. */
function changed<Value>(value: Value): Answered<Value> {
  return { ...ok(value), changed: {} }
}

/** Answers what carries JSON of a type; anything else is refused. */
function withBody<Body, Value>(is: (body: unknown) => body is Body, answer: (body: Body) => Promise<Answered<Value>>) {
  return async ({ json }: Asked): Promise<Answered<Value>> => {
    const body = await json()
    return is(body) ? answer(body) : malformed
  }
}

/** @param more what the answer says beside the result */
function answerResult(result: EditResult, more: { readonly path?: Path } = {}): Answered<PartAnswer> {
  if ('version' in result) return { ...ok({ ...result, ...more }), changed: result }
  return { status: 'conflicts' in result ? 409 : 422, value: result }
}

function parseLanguage(query: URLSearchParams): EditorLanguage {
  const wanted = query.get('lang') ?? ''
  return isEditorLanguage(wanted) ? wanted : 'en'
}

/** The path that is asked about, that of the whole among them; undefined for anything else. */
function parsePath(query: URLSearchParams) {
  const path = parseJson(query.get('path') ?? '')
  return isPath(path) ? path : undefined
}
