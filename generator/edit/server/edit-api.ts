import type { IncomingMessage, ServerResponse } from 'node:http'
import { editRoot } from '../../../src/edit/protocol/protocol.ts'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { readBody, requestAddress } from '../../serve/preview/request.ts'
import type { Answered, Asked, EditParts } from './edit-parts.ts'
import { editRequests } from './edit-requests.ts'
import { failedAnswer } from './failed-answer.ts'
import { readJson, send, sendFile } from './request-body.ts'

/** Answers what the editor's app asks, and tells all apps of what has changed. */
export class EditApi {
  readonly #requests: Readonly<Record<string, (asked: Asked) => Promise<Answered<unknown>>>>
  readonly #listeners = new Set<ServerResponse>()
  readonly #onError: (error: unknown) => void

  /** @param onError told of errors of ours, and of the system */
  constructor(parts: EditParts, onError: (error: unknown) => void) {
    this.#requests = editRequests(parts)
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
    const [, known = name, rest = ''] = /^([^/]*\/)(.*)$/.exec(name) ?? []
    const answerTo = Object.hasOwn(this.#requests, known) ? this.#requests[known] : undefined
    if (!answerTo) return false
    const asked = {
      query: new URLSearchParams(search),
      name: decodePart(rest),
      json: () => readJson(request),
      bytes: (limit: number) => readBody(request, limit),
    }
    const { status, value, file, changed } = await answerTo(asked).catch((error: unknown): Answered<unknown> => {
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
