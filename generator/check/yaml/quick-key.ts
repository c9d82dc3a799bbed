import { code } from './quick-lines.ts'

/** The offset of the colon behind the plain key at an offset; -1 if there is no such key. */
export function colonAfterKey(bytes: Uint8Array, start: number): number {
  let at = start
  if (!beginsKey(bytes[at] ?? 0)) return -1
  while (continuesKey(bytes[at] ?? 0)) at++
  if (bytes[at] !== code.colon) return -1
  const after = bytes[at + 1] ?? code.feed
  return after === code.space || after === code.feed || after === code.return ? at : -1
}

/** Whether a plain key may begin with a character: a letter or `_`. */
function beginsKey(character: number): boolean {
  const letter = character | 0x20
  return (letter >= 97 && letter <= 122) || character === code.underscore
}

/** Whether a plain key may contain a character: one with which it may begin, a digit or `-`. */
function continuesKey(character: number): boolean {
  return beginsKey(character) || (character >= 48 && character <= 57) || character === code.hyphen
}

/** Decodes keys, each only once: a file has few different keys, and each of them many times. */
export class KeyReader {
  readonly #bytes: Buffer
  readonly #known: string[] = []

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** The plain key between two offsets. */
  read(start: number, end: number): string {
    const slot = this.#slotOf(start, end)
    const known = this.#known[slot]
    if (known !== undefined && this.#isAt(start, end, known)) return known
    const key = this.#bytes.toString('latin1', start, end)
    this.#known[slot] = key
    return key
  }

  /** A hash of a key below 4,096, of its length, its first and its last character. */
  #slotOf(start: number, end: number): number {
    const first = this.#bytes[start] ?? 0
    const last = this.#bytes[end - 1] ?? 0
    return ((first & 31) << 7) | ((last & 31) << 2) | ((end - start) & 3)
  }

  #isAt(start: number, end: number, key: string): boolean {
    if (end - start !== key.length) return false
    for (let index = 0; index < key.length; index++)
      if (this.#bytes[start + index] !== key.charCodeAt(index)) return false
    return true
  }
}
