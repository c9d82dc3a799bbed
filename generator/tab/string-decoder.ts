/** What a package that knows old encodings asks of Node: a text from its bytes, which come in parts. */
export class StringDecoder {
  readonly #decoder: TextDecoder

  constructor(encoding: string) {
    this.#decoder = new TextDecoder(/^(?:utf-?16|ucs-?2)/i.test(encoding) ? 'utf-16le' : 'utf-8')
  }

  write(bytes: Uint8Array): string {
    return this.#decoder.decode(bytes, { stream: true })
  }

  end(bytes?: Uint8Array): string {
    return this.#decoder.decode(bytes ?? new Uint8Array())
  }
}
