/** The codes of characters that have a meaning in YAML. */
export const code = {
  feed: 10,
  return: 13,
  space: 32,
  hash: 35,
  hyphen: 45,
  colon: 58,
  underscore: 95,
} as const

/** Thrown by the quick reader to leave the file to the full parser. */
export class Unusual extends Error {}

/** Goes through a file line by line, and decodes only what is asked for: a large file has a million lines. */
export class QuickLines {
  /** UTF-8. */
  readonly bytes: Buffer
  /** The indent of the current line; -1 at the end of the file. */
  indent = -1
  /** The offset at which the content of the current line begins: behind its dash once an item of a list is read. */
  start = 0
  /** The offset at which the current line ends. */
  end = 0
  /** The offset at which the next line begins. */
  next = 0

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.bytes = Buffer.from(buffer, byteOffset, length)
  }

  /** Goes to the next line with content. Throws `Unusual` for marks of documents and directives. */
  advance(): void {
    while (this.take()) {
      if (this.start === this.end || this.bytes[this.start] === code.hash) continue
      if (this.indent === 0 && /^(?:---|\.\.\.|%)/.test(this.text(this.start, this.start + 3))) throw new Unusual()
      return
    }
    this.indent = -1
  }

  /** Goes to the next line, even an empty one. Returns false at the end of the file. Throws `Unusual` for half a line end there. */
  take(): boolean {
    const { bytes, next } = this
    if (next > bytes.length) return false
    this.start = this.afterSpaces(next)
    this.indent = this.start - next
    let end = this.start
    while (end < bytes.length && bytes[end] !== code.feed) end++
    this.next = end + 1
    const isReturned = end > next && bytes[end - 1] === code.return
    // The full parser takes a carriage return for a line end even where no line follows.
    if (isReturned && end === bytes.length) throw new Unusual()
    this.end = isReturned ? end - 1 : end
    return true
  }

  /** The text between two offsets. */
  text(start: number, end: number): string {
    return this.bytes.toString('utf8', start, end)
  }

  /** The text of the current line from an offset on, without the spaces around it. Other kinds of space are part of it. */
  rest(from: number): string {
    const { bytes } = this
    const start = this.afterSpaces(from)
    let { end } = this
    while (end > start && bytes[end - 1] === code.space) end--
    return this.text(start, end)
  }

  /** The next offset without a space. */
  afterSpaces(from: number): number {
    const { bytes } = this
    let at = from
    while (bytes[at] === code.space) at++
    return at
  }
}
