import { type EditState, editRoot } from '../protocol/protocol.ts'
import type { StateAnswer } from '../protocol/requests.ts'
import type { KeptPage } from './kept-page.ts'
import type { FromWorker, TabRequest, ToWorker } from './tab-protocol.ts'

type Answer = Extract<FromWorker, { readonly id: number }>

/** A request before it has its number. */
type Unnumbered = ToWorker extends infer One ? (One extends { readonly id: number } ? Omit<One, 'id'> : never) : never

/** Asks the worker of the tab by messages, and answers as a server does. */
export class WorkerClient {
  readonly #worker: Worker
  readonly #waiting = new Map<number, (answer: Answer) => void>()
  readonly #listeners = new Set<ReadableStreamDefaultController<Uint8Array>>()
  #last = 0
  #hasAnswered = false
  /** Whether its script could not be loaded: no answer will come. */
  #isGone = false
  /** What the last visit has left, until the app and its frame have asked for it. */
  #kept: Partial<Pick<KeptPage, 'state' | 'address' | 'html'>> = {}

  constructor(worker: Worker) {
    this.#worker = worker
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      this.#hasAnswered = true
      if ('changed' in data) this.announce(data.changed)
      else this.#settle(data)
    })
    worker.addEventListener('error', () => {
      if (this.#hasAnswered) return
      this.#isGone = true
      for (const id of [...this.#waiting.keys()]) this.#settle({ id, status: 503 })
    })
  }

  #settle(answer: Answer): void {
    this.#waiting.get(answer.id)?.(answer)
    this.#waiting.delete(answer.id)
  }

  /** Answers with what the last visit has left what is asked first: the worker reads the site still. */
  beginWith(kept: Pick<KeptPage, 'state' | 'address' | 'html'>): void {
    this.#kept = kept
  }

  /** Asks for a page or a file of the site, on behalf of what shows it. */
  pass(page: string, port: MessagePort): void {
    const { address, html, ...kept } = this.#kept
    if (page === address) {
      this.#kept = kept
      port.postMessage({ status: 200, type: 'text/html; charset=utf-8', content: html })
    } else this.#worker.postMessage({ page } satisfies ToWorker, [port])
  }

  /** Asks the tab itself. */
  async ask(ask: TabRequest): Promise<Response> {
    return toResponse(await this.#send({ ask } as Unnumbered))
  }

  /** Asks what the editor asks its server, with the arguments of `fetch`. */
  async fetch(address: string, { method = 'GET', body, signal }: RequestInit): Promise<Response> {
    const { pathname, search } = new URL(address, window.location.href)
    const name = `${method} ${pathname.slice(editRoot.length)}`
    if (name === 'GET events') return this.#listen(signal)
    const { state, ...kept } = this.#kept
    if (name === 'GET state' && state) {
      this.#kept = kept
      const now = { ...state, isChecking: true } satisfies EditState
      return Response.json({ stamp: '', differences: [{ path: [], now }] } satisfies StateAnswer)
    }
    const sent = body instanceof Blob ? await body.arrayBuffer() : undefined
    const json = typeof body === 'string' ? body : undefined
    return toResponse(
      await this.#send({ name, search, ...(json !== undefined && { json }), ...(sent && { sent }) } as Unnumbered),
    )
  }

  #send(request: Unnumbered): Promise<Answer> {
    const id = ++this.#last
    if (this.#isGone) return Promise.resolve({ id, status: 503 })
    return new Promise((done) => {
      this.#waiting.set(id, done)
      this.#worker.postMessage({ id, ...request })
    })
  }

  /** An answer that goes on: a line for each change, as the server writes them. */
  #listen(signal: AbortSignal | null | undefined): Response {
    let own: ReadableStreamDefaultController<Uint8Array>
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller
        this.#listeners.add(controller)
      },
      cancel: () => void this.#listeners.delete(own),
    })
    signal?.addEventListener('abort', () => {
      if (this.#listeners.delete(own)) own.error(signal.reason)
    })
    return new Response(stream)
  }

  /** Tells the app that the file has another version; with an empty one, that something else has changed. */
  announce(version: string): void {
    const line = new TextEncoder().encode(`data: ${version}\n\n`)
    for (const listener of this.#listeners) listener.enqueue(line)
  }
}

function toResponse({ status, body, file }: Answer): Response {
  if (!file) return new Response(body ?? null, { status, headers: { 'content-type': 'application/json' } })
  const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`
  return new Response(file.bytes as BodyInit, { status, headers: { 'content-disposition': disposition } })
}
