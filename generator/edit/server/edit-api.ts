import type { IncomingMessage, ServerResponse } from 'node:http'
import { editRoot } from '../../../src/edit/protocol/protocol.ts'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { readBody, requestAddress } from '../../serve/preview/request.ts'
import type { Answered } from './edit-parts.ts'
import { failedAnswer } from './failed-answer.ts'
import { type Answers, findAnswer } from './find-answer.ts'
import { readJson, send, sendFile } from './request-body.ts'

/** Answers the requests of an app, and tells all open apps what has changed. */
export class EditApi {
  readonly #answers: Answers
  readonly #listeners = new Set<ServerResponse>()
  readonly #onError: (error: unknown) => void

  /** @param onError told of errors of ours, and of the system */
  constructor(answers: Answers, onError: (error: unknown) => void) {
    this.#answers = answers
    this.#onError = onError
  }

  /**
   * Tells all apps that something has changed.
   *
   * @param version that of the file: an app that has it asks for nothing. Without it all ask.
   */
  announce(version = ''): void {
    for (const listener of this.#listeners) listener.write(`data: ${version}\n\n`)
  }

  /** Answers a request below `/@edit/`; false for a path that it does not know. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, search } = requestAddress(request)
    const name = `${request.method} ${pathname.slice(editRoot.length)}`
    if (name === 'GET events') {
      this.#listen(response)
      return true
    }
    const found = findAnswer(this.#answers, name)
    if (!found) return false
    const asked = {
      query: new URLSearchParams(search),
      name: decodePart(found.name),
      json: () => readJson(request),
      bytes: (limit: number) => readBody(request, limit),
    }
    const { status, value, file, changed } = await found.answer(asked).catch((error: unknown): Answered<unknown> => {
      this.#onError(error)
      return failedAnswer(error)
    })
    if (file) sendFile(response, file)
    else send(response, status, value)
    if (changed) this.announce(changed.version)
    return true
  }

  /** Keeps the answer open, and writes to it whenever something has changed. */
  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write(':\n\n')
    this.#listeners.add(response)
    response.on('close', () => this.#listeners.delete(response))
  }
}
