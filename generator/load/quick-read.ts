import type { Place } from '../walk.ts'
import type { PlainScalar } from './config-document.ts'
import { quickScalar } from './quick-scalar.ts'

/** A value that was read without a tree. */
export interface QuickValue {
  readonly value: Record<string, unknown>
  readonly plainScalars: PlainScalar[]
}

/** Leaves the rest to the full parser. */
class Unusual extends Error {}

const depthLimit = 60

/**
 * Reads the plain subset of YAML in which configurations are written: block sections and lists, texts of one line, block texts. It is some
 * forty times as fast as the full parser. Whatever else stands in a text, be it right or wrong, gives undefined: then the full parser
 * reads all of it.
 */
export function quickRead(text: string): QuickValue | undefined {
  try {
    const reader = new QuickReader(text)
    const value = reader.readAll()
    return Object.keys(value).length > 0 ? { value, plainScalars: reader.plainScalars } : undefined
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

interface Context {
  /** How many spaces stand before the key. */
  readonly indent: number
  readonly place: Place
  readonly container: Record<string, unknown>
}

/** Goes over a text line by line; its lines are not cut out, since a large file has a million of them. */
class QuickReader {
  readonly plainScalars: PlainScalar[] = []
  readonly #text: string
  /** The indent of the current line; -1 at the end of the text. */
  #indent = -1
  /** Where the current line says something. */
  #start = 0
  /** Where the current line ends. */
  #end = 0
  /** Where the next line begins. */
  #next = 0
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  readAll(): Record<string, unknown> {
    this.#advance()
    const value = this.#section(0, undefined, {})
    if (this.#indent !== -1) throw new Unusual()
    return value
  }

  /** Goes to the next line that says something. */
  #advance(): void {
    while (this.#takeLine()) {
      if (this.#start === this.#end || this.#text.charCodeAt(this.#start) === code.hash) continue
      if (this.#indent === 0 && /^(?:---|\.\.\.|%)/.test(this.#text.slice(this.#start, this.#start + 3)))
        throw new Unusual()
      return
    }
    this.#indent = -1
  }

  /** Goes to the next line, whatever is in it. Returns false at the end of the text. */
  #takeLine(): boolean {
    const text = this.#text
    if (this.#next > text.length) return false
    const from = this.#next
    const feed = text.indexOf('\n', from)
    this.#next = (feed === -1 ? text.length : feed) + 1
    this.#end = feed === -1 ? text.length : text.charCodeAt(feed - 1) === code.return ? feed - 1 : feed
    this.#start = afterSpaces(text, from)
    this.#indent = this.#start - from
    return true
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
    const colon = colonAfterKey(this.#text, this.#start)
    const key = this.#text.slice(this.#start, colon)
    if (colon === -1 || key === '__proto__' || Object.hasOwn(result, key)) throw new Unusual()
    const place = { key, parent }
    result[key] = this.#value(this.#rest(colon + 1), { indent, place, container: result })
  }

  /** What stands in the current line from a place on, without the spaces around it; other kinds of space belong to a text. */
  #rest(from: number): string {
    const start = afterSpaces(this.#text, from)
    let end = this.#end
    while (end > start && this.#text.charCodeAt(end - 1) === code.space) end--
    return this.#text.slice(start, end)
  }

  #list(indent: number, parent: Place): unknown[] {
    if (++this.#depth > depthLimit) throw new Unusual()
    const items: unknown[] = []
    while (this.#indent === indent && this.#isItem()) items.push(this.#item({ indent, parent, items }))
    this.#depth--
    return items
  }

  #isItem(): boolean {
    return this.#text.startsWith('- ', this.#start)
  }

  #item({ indent, parent, items }: { indent: number; parent: Place; items: unknown[] }): unknown {
    const place = { key: items.length, parent }
    const from = this.#start + 1
    const start = afterSpaces(this.#text, from)
    if (colonAfterKey(this.#text, start) !== -1) {
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

  /** A scalar that is all that its key or item has. */
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
      lines.push(this.#text.slice(this.#start - this.#indent + indent, this.#end))
    }
    if (indent === -1) throw new Unusual()
    this.#next = end
    this.#advance()
    while (lines.at(-1) === '') lines.pop()
    return lines.join('\n') + (header === '|' ? '\n' : '')
  }
}

const code = { feed: 10, return: 13, space: 32, hash: 35, colon: 58 }

/** The first place from here on that has no space. */
function afterSpaces(text: string, from: number): number {
  let at = from
  while (text.charCodeAt(at) === code.space) at++
  return at
}

/** Where the colon stands behind the key that begins here; -1 where no plain key does. */
function colonAfterKey(text: string, start: number): number {
  let at = start
  while (isWord(text.charCodeAt(at), at === start)) at++
  if (at === start || text.charCodeAt(at) !== code.colon) return -1
  const after = text.charCodeAt(at + 1)
  return Number.isNaN(after) || after === code.space || after === code.feed || after === code.return ? at : -1
}

/** Whether a character may stand in a plain key: a letter or `_`, and after the first one a digit or `-`. */
function isWord(character: number, isFirst: boolean): boolean {
  const letter = character | 0x20
  if ((letter >= 97 && letter <= 122) || character === 95) return true
  return !isFirst && ((character >= 48 && character <= 57) || character === 45)
}
