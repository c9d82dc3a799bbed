import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { mediaType } from '../../output/hosting/media-types.ts'
import { listen } from '../../serve/preview/listen.ts'
import { appPolicy, plain, sendAnswer } from './send-answer.ts'

/** What a browser learns of an internal error or one of the system: the details are printed where the editor was started. */
const failed = 'This could not be done. The window in which the editor was started says why.'

/** Answers a request. */
type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Serves on this machine alone.
 *
 * @param onError told of errors of ours
 * @returns the address, and a function that ends it at once
 * @throws an error with the `code` "EADDRINUSE" where the port is taken
 */
export async function serveLocally(port: number, respond: Respond, onError: (error: unknown) => void) {
  const http = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      onError(error)
      if (!response.headersSent) sendAnswer(response, { status: 500, type: plain, content: failed })
      else response.end()
    })
  })
  const address = await listen(http, { port })
  return {
    address,
    async close() {
      http.closeAllConnections()
      await new Promise((done) => http.close(done))
    },
  }
}

/** Sends a file of an app, by its name; its page where there is no name. */
export function sendAppFile(response: ServerResponse, app: ReadonlyMap<string, string | Uint8Array>, name: string) {
  const content = app.get(name || 'index.html')
  const type = content === undefined ? plain : mediaType(name || 'index.html')
  // Typefaces are asked for whenever they are shown.
  const answer = { type, content: content ?? 'Not found', isKept: type.startsWith('font/') }
  sendAnswer(response, { ...answer, status: content === undefined ? 404 : 200, policy: appPolicy })
}
