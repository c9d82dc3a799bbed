import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { editRoot } from '../../../src/edit/protocol/protocol.ts'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { typefaceFiles } from '../../assets/typefaces.ts'
import { requestAddress } from '../../serve/preview/request.ts'
import { EditApi } from '../server/edit-api.ts'
import { isOwnRequest } from '../server/guard.ts'
import { sendAppFile, serveLocally } from '../server/local-server.ts'
import { plain, sendAnswer } from '../server/send-answer.ts'
import type { LookPictures } from './look-pictures.ts'
import type { Welcome } from './welcome.ts'
import { welcomeRequests } from './welcome-requests.ts'

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
  const api = new EditApi(welcomeRequests(welcome), onError)
  let port = wanted

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = requestAddress(request)
    if (!isOwnRequest(request, { path: pathname, port, token }))
      return sendAnswer(response, { status: 403, type: plain, content: 'Forbidden' })
    if (!pathname.startsWith(editRoot)) {
      const file = await pictures.file(decodePart(pathname))
      return sendAnswer(response, { status: file ? 200 : 404, type: plain, content: 'Not found', ...file })
    }
    if (!(await api.answer(request, response))) sendAppFile(response, await app, pathname.slice(editRoot.length))
  }

  const { address, close } = await serveLocally(wanted, answer, onError)
  port = Number(new URL(address).port)
  return { address: `${address}${editRoot}#${token}`, close }
}
