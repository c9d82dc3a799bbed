import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: unknown }

/** Drives the YAML extension's language server over its protocol, as an editor does. */
export class LanguageClient {
  readonly #server: ChildProcess
  readonly #answers = new Map<number, (message: Message) => void>()
  readonly #listeners = new Set<(message: Message) => void>()
  #buffer = Buffer.alloc(0)
  #next = 1

  constructor() {
    const main = createRequire(import.meta.url).resolve('yaml-language-server/package.json')
    this.#server = spawn(process.execPath, [join(dirname(main), 'bin/yaml-language-server'), '--stdio'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    this.#server.stdout?.on('data', (data: Buffer) => this.#receive(data))
  }

  request<T>(method: string, params: unknown): Promise<T> {
    const id = this.#next++
    return new Promise((resolve, reject) => {
      this.#answers.set(id, ({ result, error }) =>
        error ? reject(new Error(JSON.stringify(error))) : resolve(result as T),
      )
      this.#send({ id, method, params })
    })
  }

  notify(method: string, params: unknown): void {
    this.#send({ method, params })
  }

  /** The parameters of the next notification of a kind that fits. */
  next<T>(method: string, fits: (params: T) => boolean): Promise<T> {
    return new Promise((resolve) => {
      const listener = (message: Message) => {
        if (message.method !== method || !fits(message.params as T)) return
        this.#listeners.delete(listener)
        resolve(message.params as T)
      }
      this.#listeners.add(listener)
    })
  }

  close(): void {
    this.#server.kill()
  }

  #send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.#server.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  #receive(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data])
    for (;;) {
      const header = /Content-Length: (\d+)\r\n\r\n/.exec(this.#buffer.toString('latin1'))
      if (!header) return
      const start = header.index + header[0].length
      const end = start + Number(header[1])
      if (this.#buffer.length < end) return
      const message = JSON.parse(this.#buffer.subarray(start, end).toString()) as Message
      this.#buffer = this.#buffer.subarray(end)
      this.#handle(message)
    }
  }

  #handle(message: Message): void {
    if (message.method === undefined) this.#answers.get(message.id as number)?.(message)
    // The server asks for its settings; an editor without any answers with nothing.
    if (message.id !== undefined) {
      const items = (message.params as { items?: unknown[] } | undefined)?.items
      this.#send({ id: message.id, result: items ? items.map(() => null) : null })
    }
    for (const listener of this.#listeners) listener(message)
  }
}
