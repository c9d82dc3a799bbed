import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Handler } from '../../../generator/serve/preview/serve-site.ts'
import type { Lead } from '../../../src/contact/sending/lead.ts'

/** What a receiver does with one request. */
export interface Behaviour {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly delayMs?: number
  /** Closes the connection instead of answering or in the middle of the answer, or never answers. */
  readonly trouble?: 'close' | 'cut' | 'silence'
  /** Keeps the lead; so may a receiver whose answer is lost on the way. Default: where the status is one of success. */
  readonly keeps?: boolean
}

/** A receiver at the site's webhook that does what it is asked to, request by request; when nothing is left to do, it answers 200. */
export class ScriptedReceiver {
  readonly script: Behaviour[] = []
  /** Decides in the place of the script, where leads come in any order. */
  decide: (lead: Lead) => Behaviour = () => this.script.shift() ?? {}
  /** All requests, in the order of their arrival. */
  readonly requests: { readonly lead: Lead; readonly headers: IncomingMessage['headers'] }[] = []
  /** What it has kept, each conversion_id once. */
  readonly kept = new Map<string, Lead>()
  readonly #waiting: ServerResponse[] = []

  constructor(readonly path: string) {}

  /** Lets the requests go that were never answered. */
  release(): void {
    for (const response of this.#waiting.splice(0)) response.destroy()
  }

  readonly handle: Handler = async (request, response) => {
    if (request.url !== this.path) return false
    const chunks: Buffer[] = []
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const lead = leadIn(Buffer.concat(chunks).toString(), request.headers['content-type'])
    this.requests.push({ lead, headers: request.headers })
    const { status = 200, headers = {}, body, delayMs = 0, trouble, keeps } = this.decide(lead)
    if (keeps ?? (trouble === undefined && status < 300)) this.kept.set(lead.conversion_id, lead)
    if (delayMs > 0) await sleep(delayMs)
    if (trouble === 'close') response.destroy()
    else if (trouble === 'silence') this.#waiting.push(response)
    else if (trouble === 'cut')
      response.writeHead(status, { ...headers, 'content-length': 999 }).write(body ?? '{', () => response.destroy())
    else response.writeHead(status, headers).end(body)
    return true
  }
}

/** The lead in a request: in JSON, or as browsers send a form. */
function leadIn(body: string, type = ''): Lead {
  return /json/.test(type) ? JSON.parse(body) : (Object.fromEntries(new URLSearchParams(body)) as unknown as Lead)
}
