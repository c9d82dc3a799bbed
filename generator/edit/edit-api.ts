import type { IncomingMessage, ServerResponse } from 'node:http'
import { editRoot, type Publishing } from '../../src/edit/protocol.ts'
import { inspectFile } from '../check/inspect-file.ts'
import { isLanguage } from '../diagnostics/languages.ts'
import type { Path } from '../diagnostics/problem.ts'
import { exportHosts } from '../output/hosting/export-site.ts'
import { requestAddress } from '../serve/preview/request-address.ts'
import { readValue } from './apply-edits.ts'
import type { EarlierVersions } from './earlier-versions.ts'
import type { EditSession } from './edit-session.ts'
import type { EditedSite } from './edited-site.ts'
import { formOf } from './form-of.ts'
import { knownOf, root } from './known-of.ts'
import { planPart } from './new-part.ts'
import type { Publisher } from './publisher.ts'
import { imageLimit, receiveImage } from './receive-image.ts'
import { decoded, parsed, readBytes, readJson, send } from './request-body.ts'
import { isEditsRequest, isPartRequest, isPath, isPublishRequest } from './request-types.ts'
import type { Translators } from './translators.ts'

/** What a file that came back from a translator is sent with. */
const takeInName = 'PUT take-in/'

/** The places of the texts whose main language has changed after them. */
async function olderTexts(file: string): Promise<readonly Path[]> {
  const { stale } = await inspectFile(file, { addresses: false })
  return stale.map(({ path }) => path)
}

/** The address that something new begins with. */
const newName = 'new'

/** What a picture is sent with. */
const imagesName = 'PUT images/'

/** Makes the folder to upload for a host. Returns its path; undefined where it could not be made. */
export type MakeFolder = (host: string) => Promise<string | undefined>

/** What answers are made with. */
interface EditApiParts {
  /** The configuration file, absolute. */
  readonly file: string
  readonly session: EditSession
  readonly site: EditedSite
  readonly publisher: Publisher
  readonly earlierVersions: EarlierVersions
  readonly makeFolder: MakeFolder
  readonly translators: Translators
}

/** Answers what the editor's app asks. */
export class EditApi {
  readonly #file: string
  readonly #session: EditSession
  readonly #site: EditedSite
  readonly #publisher: Publisher
  readonly #earlierVersions: EarlierVersions
  readonly #makeFolder: MakeFolder
  readonly #translators: Translators
  readonly #listeners = new Set<ServerResponse>()

  constructor({ file, session, site, publisher, earlierVersions, makeFolder, translators }: EditApiParts) {
    this.#file = file
    this.#session = session
    this.#site = site
    this.#publisher = publisher
    this.#earlierVersions = earlierVersions
    this.#makeFolder = makeFolder
    this.#translators = translators
  }

  /** Tells all apps that the file has changed. */
  announce(): void {
    for (const listener of this.#listeners) listener.write('data: changed\n\n')
  }

  /** Answers a request below `/@edit/`; false for a path that it does not know. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search } = requestAddress(request)
    const name = `${request.method} ${pathname.slice(editRoot.length)}`
    if (name === 'GET state') {
      const wanted = new URLSearchParams(search).get('lang') ?? ''
      const state = await this.#site.state(isLanguage(wanted) ? wanted : 'en')
      send(response, 200, { ...state, unpublished: await this.#publisher.count() })
    } else if (name === 'GET events') this.#listen(response)
    else if (name === 'POST edits') await this.#edit(request, response)
    else if (name === 'POST parts') await this.#add(request, response)
    else if (name === 'POST undo') this.#send(response, this.#session.undo())
    else if (name === 'POST redo') this.#send(response, this.#session.redo())
    else if (name === 'GET publishing')
      send(response, 200, { ...(await this.#publisher.status()), launch: this.#site.launch() } satisfies Publishing)
    else if (name === 'GET form') await this.#form(search, response)
    else if (name === 'GET older') send(response, 200, await olderTexts(this.#file))
    else if (name === 'GET earlier') await this.#earlier(search, response)
    else if (name === 'GET publications') send(response, 200, await this.#earlierVersions.publications())
    else if (name === 'GET publication') await this.#publication(search, response)
    else if (name === 'POST bring-back') await this.#bringBack(request, response)
    else if (name === 'POST take-back') await this.#takeBack(request, response)
    else if (name === 'POST publish') await this.#publish(request, response)
    else if (name === 'POST folder') await this.#folder(request, response)
    else if (name === 'POST send-out') await this.#sendOut(request, response)
    else if (name === 'GET drafts') send(response, 200, await this.#translators.drafts())
    else if (name === 'POST confirm') await this.#confirm(request, response)
    else if (name.startsWith(takeInName)) await this.#takeIn(name.slice(takeInName.length), { request, response })
    else if (name.startsWith(imagesName)) await this.#image(name.slice(imagesName.length), { request, response })
    else return false
    return true
  }

  async #edit(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isEditsRequest(body)) return send(response, 400, { refused: 'malformed' })
    this.#send(response, this.#session.apply(body))
  }

  async #add(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isPartRequest(body)) return send(response, 400, { refused: 'malformed' })
    const planned = planPart(readValue(this.#session.current.text), body)
    if ('refused' in planned) return send(response, 422, planned)
    const result = this.#session.apply(planned)
    this.#send(response, result, 'version' in result ? { path: planned.path } : {})
  }

  async #takeBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { version, index } = ((await readJson(request)) ?? {}) as { version?: unknown; index?: unknown }
    if (typeof version !== 'string' || !Number.isInteger(index)) return send(response, 400, { refused: 'malformed' })
    this.#send(response, await this.#publisher.takeBack({ version, index: Number(index) }))
  }

  async #image(
    name: string,
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  ): Promise<void> {
    const bytes = await readBytes(request, imageLimit)
    const kept = bytes ? await receiveImage(this.#file, decoded(name), bytes) : ({ refused: 'too-large' } as const)
    send(response, 'refused' in kept ? 422 : 200, kept)
  }

  async #sendOut(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { to, format, all } = ((await readJson(request)) ?? {}) as Record<string, unknown>
    const file = await this.#translators.send({ to: String(to), format: String(format), all: all === true })
    if (!file) return send(response, 404, { refused: 'nothing-to-do' })
    const name = encodeURIComponent(file.name)
    response.writeHead(200, {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'cache-control': 'no-store',
    })
    response.end(file.bytes)
  }

  async #takeIn(
    name: string,
    { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
  ): Promise<void> {
    const query = new URLSearchParams(requestAddress(request).search)
    const bytes = await readBytes(request, imageLimit)
    if (!bytes) return send(response, 413, { refused: 'too-large' })
    const language = query.get('lang') ?? ''
    const options = { to: query.get('to') ?? '', language: isLanguage(language) ? language : 'en' } as const
    send(response, 200, await this.#translators.take({ name: decoded(name), bytes }, options))
    this.announce()
  }

  async #confirm(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { path, locale } = ((await readJson(request)) ?? {}) as Record<string, unknown>
    if (!isPath(path)) return send(response, 400, { refused: 'malformed' })
    await this.#translators.confirm(path, String(locale))
    send(response, 200, {})
    this.announce()
  }

  async #form(search: string, response: ServerResponse): Promise<void> {
    const path = parsed(new URLSearchParams(search).get('path') ?? '')
    const isRoot = Array.isArray(path) && path.length === 0
    if (!isRoot && !isPath(path)) return send(response, 400, { refused: 'malformed' })
    const config = readValue(this.#session.current.text)
    const form = formOf(config, isRoot ? [] : path, { root: root(), known: knownOf(config, newName) })
    send(response, form ? 200 : 404, form ?? { refused: 'no-such-place' })
  }

  async #earlier(search: string, response: ServerResponse): Promise<void> {
    const path = parsed(new URLSearchParams(search).get('path') ?? '')
    if (!isPath(path)) return send(response, 400, { refused: 'malformed' })
    send(response, 200, await this.#earlierVersions.textsAt(path))
  }

  async #publication(search: string, response: ServerResponse): Promise<void> {
    const changes = await this.#earlierVersions.changesOf(new URLSearchParams(search).get('commit') ?? '')
    send(response, changes ? 200 : 404, changes ?? [])
  }

  async #bringBack(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { commit } = ((await readJson(request)) ?? {}) as { commit?: unknown }
    const text = await this.#earlierVersions.textOf(String(commit))
    if (text === undefined) return send(response, 404, { refused: 'no-such-place' })
    this.#send(response, this.#session.replace(text))
  }

  async #publish(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readJson(request)
    if (!isPublishRequest(body)) return send(response, 400, { refused: 'malformed' })
    send(response, 200, await this.#publisher.publish(body))
    this.announce()
  }

  async #folder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host } = ((await readJson(request)) ?? {}) as { host?: unknown }
    if (!exportHosts.some((name) => name === host)) return send(response, 400, { refused: 'malformed' })
    const folder = await this.#makeFolder(String(host))
    send(response, 200, folder === undefined ? { refused: 'failed' } : { folder })
  }

  /** @param more what is told beside the result */
  #send(response: ServerResponse, result: ReturnType<EditSession['apply']>, more: object = {}): void {
    send(response, 'version' in result ? 200 : 'conflicts' in result ? 409 : 422, { ...result, ...more })
    if ('version' in result) this.announce()
  }

  /** Keeps the answer open, and writes to it whenever the file changes. */
  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }
}
