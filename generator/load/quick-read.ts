import type { Place } from '../walk.ts'
import type { PlainScalar } from './config-document.ts'
import { colonAfterKey, KeyReader } from './quick-key.ts'
import { quickScalar } from './quick-scalar.ts'

/** A value that was read without a tree. */
export interface QuickValue {
  readonly value: Record<string, unknown>
  readonly plainScalars: PlainScalar[]
}

const code = { feed: 10, return: 13, space: 32, hash: 35, hyphen: 45 }

/** Thrown to leave the file to the full parser. */
class Unusual extends Error {}

const depthLimit = 60

/**
 * Reads the plain subset of YAML in which configurations are written: block sections and lists, texts of one line, block texts.
 * It is some forty times as fast as the full parser. Returns undefined if the file has anything else, right or wrong: then the
 * full parser reads all of it.
 *
 * @param bytes UTF-8, without a byte order mark
 */
export function quickRead(bytes: Uint8Array): QuickValue | undefined {
  try {
    const reader = new QuickReader(bytes)
    const value = reader.readAll()
    return Object.keys(value).length > 0 ? { value, plainScalars: reader.plainScalars } : undefined
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

interface Context {
  /** The number of spaces before the key. */
  readonly indent: number
  readonly place: Place
  readonly container: Record<string, unknown>
}

/** Reads bytes line by line and decodes only keys and values: a large file has a million lines. */
class QuickReader {
  readonly plainScalars: PlainScalar[] = []
  readonly #bytes: Buffer
  readonly #keys: KeyReader
  /** The indent of the current line; -1 at the end of the file. */
  #indent = -1
  /** The offset at which the content of the current line begins. */
  #start = 0
  /** The offset at which the current line ends. */
  #end = 0
  /** The offset at which the next line begins. */
  #next = 0
  #depth = 0

  constructor({ buffer, byteOffset, length }: Uint8Array) {
    this.#bytes = Buffer.from(buffer, byteOffset, length)
    this.#keys = new KeyReader(this.#bytes)
  }

  readAll(): Record<string, unknown> {
    this.#advance()
    const value = this.#section(0, undefined, {})
    if (this.#indent !== -1) throw new Unusual()
    return value
  }

  /** Goes to the next line with content. */
  #advance(): void {
    while (this.#takeLine()) {
      if (this.#start === this.#end || this.#bytes[this.#start] === code.hash) continue
      if (this.#indent === 0 && /^(?:---|\.\.\.|%)/.test(this.#text(this.#start, this.#start + 3))) throw new Unusual()
      return
    }
    this.#indent = -1
  }

  /** Goes to the next line, even an empty one. Returns false at the end of the file. */
  #takeLine(): boolean {
    const bytes = this.#bytes
    const from = this.#next
    if (from > bytes.length) return false
    this.#start = afterSpaces(bytes, from)
    this.#indent = this.#start - from
    let end = this.#start
    while (end < bytes.length && bytes[end] !== code.feed) end++
    this.#next = end + 1
    this.#end = end < bytes.length && end > from && bytes[end - 1] === code.return ? end - 1 : end
    return true
  }

  #text(start: number, end: number): string {
    return this.#bytes.toString('utf8', start, end)
  }

  #section(indent: number, parent: Place | undefined, result: Record<string, unknown>): Record<string, unknown> {
    if (++this.#depth > depthLimit) throw new Unusual()
    while (this.#indent === indent) this.#entry({ indent, parent, result })
    if (this.#indent > indent) throw new Unusual()
    this.#depth--
    return result
  }

  /** The key at which the current line starts, with its value. */
  #entry({ indent, parent, result }: { indent: number; parent: Place | undefined; result: Record<string, unknown> }) {
    const colon = colonAfterKey(this.#bytes, this.#start)
    if (colon === -1) throw new Unusual()
    const key = this.#keys.read(this.#start, colon)
    if (key === '__proto__' || Object.hasOwn(result, key)) throw new Unusual()
    const place = { key, parent }
    result[key] = this.#value(this.#rest(colon + 1), { indent, place, container: result })
  }

  /** The text of the current line from an offset on, without the spaces around it. Other kinds of space are part of it. */
  #rest(from: number): string {
    const start = afterSpaces(this.#bytes, from)
    let end = this.#end
    while (end > start && this.#bytes[end - 1] === code.space) end--
    return this.#text(start, end)
  }

  #list(indent: number, parent: Place): unknown[] {
    if (++this.#depth > depthLimit) throw new Unusual()
    const items: unknown[] = []
    while (this.#indent === indent && this.#isItem()) items.push(this.#item({ indent, parent, items }))
    this.#depth--
    return items
  }

  #isItem(): boolean {
    return this.#bytes[this.#start] === code.hyphen && this.#bytes[this.#start + 1] === code.space
  }

  #item({ indent, parent, items }: { indent: number; parent: Place; items: unknown[] }): unknown {
    const place = { key: items.length, parent }
    const from = this.#start + 1
    const start = afterSpaces(this.#bytes, from)
    if (colonAfterKey(this.#bytes, start) !== -1) {
      const inner = indent + 1 + start - from
      const result: Record<string, unknown> = {}
      this.#start = start
      this.#entry({ indent: inner, parent: place, result })
      return this.#section(inner, place, result)
    }
    const text = this.#rest(from)
    if (text.startsWith('|') || text.startsWith('>')) throw new Unusual()
    return this.#scalar(text, { indent, place, container: items as never })
  }

  #value(text: string, context: Context): unknown {
    const { indent, place } = context
    if (text.startsWith('|')) return this.#block(text, indent)
    if (text.startsWith('[')) return this.#words(text, place)
    if (text !== '' && !text.startsWith('#')) return this.#scalar(text, context)
    if (text !== '') throw new Unusual()
    this.#advance()
    if (this.#indent >= indent && this.#isItem()) return this.#list(this.#indent, place)
    return this.#indent > indent ? this.#section(this.#indent, place, {}) : null
  }

  /** A list of words in one line: `[a, b]`. */
  #words(text: string, parent: Place): unknown[] {
    if (!/^\[[\w-]+(?:, ?[\w-]+)*\]$/.test(text)) throw new Unusual()
    const items: unknown[] = []
    for (const word of text.slice(1, -1).split(/, ?/)) {
      items.push(this.#scalarOf(word, { place: { key: items.length, parent }, container: items as never }))
    }
    this.#advance()
    return items
  }

  /** The scalar that is the whole value of its key or item. */
  #scalar(text: string, context: Context): unknown {
    const value = this.#scalarOf(text, context)
    this.#advance()
    if (this.#indent > context.indent) throw new Unusual()
    return value
  }

  #scalarOf(text: string, { place, container }: Pick<Context, 'place' | 'container'>): unknown {
    const scalar = quickScalar(text)
    if (!scalar) throw new Unusual()
    if (scalar.source !== undefined) this.plainScalars.push({ container, place, source: scalar.source })
    return scalar.value
  }

  /** A text of several lines, which are kept as they are. */
  #block(header: string, parent: number): string {
    if (header !== '|' && header !== '|-') throw new Unusual()
    const lines: string[] = []
    let indent = -1
    let end = this.#next
    for (; this.#takeLine(); end = this.#next) {
      if (this.#start === this.#end) {
        if (this.#indent > 0) throw new Unusual()
        lines.push('')
        continue
      }
      if (this.#indent <= parent) break
      if (indent === -1) indent = this.#indent
      if (this.#indent < indent) throw new Unusual()
      lines.push(this.#text(this.#start - this.#indent + indent, this.#end))
    }
    if (indent === -1) throw new Unusual()
    this.#next = end
    this.#advance()
    while (lines.at(-1) === '') lines.pop()
    return lines.join('\n') + (header === '|' ? '\n' : '')
  }
}

/** The next offset without a space. */
function afterSpaces(bytes: Uint8Array, from: number): number {
  let at = from
  while (bytes[at] === code.space) at++
  return at
}
