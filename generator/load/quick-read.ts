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
 * Reads the plain subset of YAML in which configurations are written: block sections and lists, texts of one line, block texts. It is some twenty
 * times as fast as the full parser. Whatever else stands in a text, be it right or wrong, gives undefined: then the full parser reads all of it.
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

class QuickReader {
  readonly plainScalars: PlainScalar[] = []
  readonly #lines: string[]
  #next = 0
  #depth = 0

  constructor(text: string) {
    this.#lines = text.split(/\r?\n/)
  }

  readAll(): Record<string, unknown> {
    const value = this.#section(0, undefined)
    if (this.#indent() !== -1) throw new Unusual()
    return value
  }

  /** The indent of the next line that says something; -1 at the end. */
  #indent(): number {
    for (; this.#next < this.#lines.length; this.#next++) {
      const line = this.#lines[this.#next] as string
      const indent = indentOf(line)
      if (indent === line.length || line.charCodeAt(indent) === 35) continue
      if (indent === 0 && /^(?:---|\.\.\.|%)/.test(line)) throw new Unusual()
      return indent
    }
    return -1
  }

  #section(indent: number, parent: Place | undefined, result: Record<string, unknown> = {}): Record<string, unknown> {
    if (++this.#depth > depthLimit) throw new Unusual()
    while (this.#indent() === indent)
      this.#entry((this.#lines[this.#next] as string).slice(indent), { indent, parent, result })
    if (this.#indent() > indent) throw new Unusual()
    this.#depth--
    return result
  }

  /** A key with its value; `text` begins with the key, which stands `indent` spaces from the left. */
  #entry(
    text: string,
    { indent, parent, result }: { indent: number; parent: Place | undefined; result: Record<string, unknown> },
  ): void {
    const [lead, key] = /^([A-Za-z_][\w-]*):(?: |$)/.exec(text) ?? []
    if (lead === undefined || key === undefined || key === '__proto__' || Object.hasOwn(result, key))
      throw new Unusual()
    const place = { key, parent }
    this.#next++
    result[key] = this.#value(withoutSpaces(text.slice(key.length + 1)), { indent, place, container: result })
  }

  #list(indent: number, parent: Place): unknown[] {
    if (++this.#depth > depthLimit) throw new Unusual()
    const items: unknown[] = []
    while (this.#indent() === indent) {
      const line = this.#lines[this.#next] as string
      if (!line.startsWith('- ', indent)) break
      items.push(this.#item(line, { indent, parent, items }))
    }
    this.#depth--
    return items
  }

  #item(line: string, { indent, parent, items }: { indent: number; parent: Place; items: unknown[] }): unknown {
    const place = { key: items.length, parent }
    const inner = indent + 1 + indentOf(line.slice(indent + 1))
    const text = line.slice(inner)
    if (/^[A-Za-z_][\w-]*:(?: |$)/.test(text)) {
      const result: Record<string, unknown> = {}
      this.#entry(text, { indent: inner, parent: place, result })
      return this.#section(inner, place, result)
    }
    this.#next++
    if (text.startsWith('|') || text.startsWith('>')) throw new Unusual()
    const value = this.#scalar(withoutSpaces(text), { place, container: items as never })
    if (this.#indent() > indent) throw new Unusual()
    return value
  }

  #value(text: string, context: { indent: number; place: Place; container: Record<string, unknown> }): unknown {
    const { indent, place } = context
    if (text.startsWith('|')) return this.#block(text, indent)
    if (/^\[[\w-]+(?:, ?[\w-]+)*\]$/.test(text)) return this.#words(text, place)
    if (text !== '' && !text.startsWith('#')) {
      const value = this.#scalar(text, context)
      if (this.#indent() > indent) throw new Unusual()
      return value
    }
    if (text !== '') throw new Unusual()
    const next = this.#indent()
    if (next >= indent && (this.#lines[this.#next] as string).startsWith('- ', next)) return this.#list(next, place)
    return next > indent ? this.#section(next, place) : null
  }

  /** A list of words in one line: `[a, b]`. */
  #words(text: string, parent: Place): unknown[] {
    const items: unknown[] = []
    for (const word of text.slice(1, -1).split(/, ?/)) {
      items.push(this.#scalar(word, { place: { key: items.length, parent }, container: items as never }))
    }
    return items
  }

  #scalar(text: string, { place, container }: { place: Place; container: Record<string, unknown> }): unknown {
    const scalar = quickScalar(text)
    if (!scalar) throw new Unusual()
    if (scalar.source !== undefined) this.plainScalars.push({ container, place, source: scalar.source })
    return scalar.value
  }

  /** A text of several lines, which are kept as they are. */
  #block(header: string, parent: number): string {
    if (header !== '|' && header !== '|-') throw new Unusual()
    let end = this.#next
    let indent = -1
    for (; end < this.#lines.length; end++) {
      const line = this.#lines[end] as string
      const spaces = indentOf(line)
      if (spaces === line.length) {
        if (spaces > 0) throw new Unusual()
        continue
      }
      if (spaces <= parent) break
      if (indent === -1) indent = spaces
      if (spaces < indent) throw new Unusual()
    }
    if (indent === -1) throw new Unusual()
    const lines = this.#lines.slice(this.#next, end).map((line) => line.slice(indent))
    this.#next = end
    while (lines.at(-1) === '') lines.pop()
    return lines.join('\n') + (header === '|' ? '\n' : '')
  }
}

/** Without the spaces at either end; other kinds of space belong to a text. */
function withoutSpaces(text: string): string {
  return text.replace(/^ +| +$/g, '')
}

/** How many spaces a line begins with. */
function indentOf(line: string): number {
  let at = 0
  while (line.charCodeAt(at) === 32) at++
  return at
}
