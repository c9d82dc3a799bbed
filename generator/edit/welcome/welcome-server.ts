import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { editRoot } from '../../../src/edit/protocol/protocol.ts'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { type Question, questions } from '../../../src/welcome/protocol.ts'
import { typefaceFiles } from '../../assets/typefaces.ts'
import { hasFlag, readFlag } from '../../lib/icon-set.ts'
import { mediaType } from '../../output/hosting/media-types.ts'
import { readBody, requestAddress } from '../../serve/preview/request.ts'
import { isOwnRequest } from '../server/guard.ts'
import { sendAppFile, serveLocally } from '../server/local-server.ts'
import { imageLimit } from '../server/receive-image.ts'
import { readJson, send } from '../server/request-body.ts'
import { plain, sendAnswer } from '../server/send-answer.ts'
import { isAnswer } from './check-answers.ts'
import type { LookPictures } from './look-pictures.ts'
import type { Welcome } from './welcome.ts'

/** What the welcome is started with. */
export interface WelcomeOptions {
  readonly port: number
  readonly welcome: Welcome
  readonly pictures: LookPictures
  /** The files of its app: a page, a script and styles, by name. */
  readonly app: Promise<ReadonlyMap<string, string | Uint8Array>>
  /** Told of errors of ours. */
  readonly onError: (error: unknown) => void
}

/** Serves the welcome where the editor will be, and pictures of the site that comes of its answers. Listens on this machine alone. */
export async function startWelcomeServer({ port: wanted, welcome, pictures, onError, ...options }: WelcomeOptions) {
  const token = randomBytes(16).toString('hex')
  const app = Promise.all([options.app, typefaceFiles()]).then((files) => new Map(files.flatMap((some) => [...some])))
  let port = wanted

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = requestAddress(request)
    if (!isOwnRequest(request, { path: pathname, port, token }))
      return sendAnswer(response, { status: 403, type: plain, content: 'Forbidden' })
    if (!pathname.startsWith(editRoot)) {
      const flag = /^\/flags\/([a-z]{2})\.svg$/.exec(pathname)?.[1]
      if (flag && hasFlag(flag))
        return sendAnswer(response, { status: 200, type: mediaType(pathname), content: readFlag(flag) })
      const file = await pictures.file(decodePart(pathname))
      return sendAnswer(response, { status: file ? 200 : 404, type: plain, content: 'Not found', ...file })
    }
    const name = pathname.slice(editRoot.length)
    const language = new URLSearchParams(search).get('lang') ?? 'en'
    const asked = `${request.method} ${name}`
    if (asked === 'GET state') return send(response, 200, welcome.state(language))
    if (asked === 'PUT answer') {
      const { question, value } = ((await readJson(request)) ?? {}) as { question?: Question; value?: unknown }
      if (!question || !questions.includes(question) || !isAnswer(question, value)) return send(response, 400, {})
      welcome.answer(question, value)
      return send(response, 200, welcome.state(language))
    }
    if (asked.startsWith('PUT logo/')) {
      const bytes = await readBody(request, imageLimit)
      const refused = bytes
        ? await welcome.logo(decodePart(name.slice('logo/'.length)), bytes)
        : { refused: 'too-large' }
      return send(response, 200, refused ?? welcome.state(language))
    }
    if (asked === 'POST site') return send(response, 200, await welcome.make())
    sendAppFile(response, await app, name)
  }

  const { address, close } = await serveLocally(wanted, answer, onError)
  port = Number(new URL(address).port)
  return { address: `${address}${editRoot}#${token}`, close }
}
