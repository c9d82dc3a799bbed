import { newSection } from '../../lib/new-section.ts'
import type { Place } from '../../schema/walk.ts'
import type { PlainScalar } from './config-document.ts'
import { quickBlock } from './quick-block.ts'
import { colonAfterKey, KeyReader } from './quick-key.ts'
import { code, QuickLines, Unusual } from './quick-lines.ts'
import { quickScalar } from './quick-scalar.ts'

/** A value that was read without a tree. */
interface QuickValue {
  readonly value: Record<string, unknown>
  readonly plainScalars: PlainScalar[]
}

/** Files that are nested deeper are left to the full parser, which has a limit of its own and says so. */
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
}

/** Reads sections and lists from their first line, and leaves the line behind them as the current one. */
class QuickReader {
  readonly plainScalars: PlainScalar[] = []
  readonly #lines: QuickLines
  readonly #keys: KeyReader
  #depth = 0

  constructor(bytes: Uint8Array) {
    this.#lines = new QuickLines(bytes)
    this.#keys = new KeyReader(this.#lines.bytes)
  }

  readAll(): Record<string, unknown> {
    this.#lines.advance()
    const value = this.#section(0, undefined, newSection())
    if (this.#lines.indent !== -1) throw new Unusual()
    return value
  }

  #section(indent: number, parent: Place | undefined, result: Record<string, unknown>): Record<string, unknown> {
    if (++this.#depth > depthLimit) throw new Unusual()
    while (this.#lines.indent === indent) this.#entry({ indent, parent, result })
    if (this.#lines.indent > indent) throw new Unusual()
    this.#depth--
    return result
  }

  /** The key at which the current line starts, with its value. */
  #entry({ indent, parent, result }: { indent: number; parent: Place | undefined; result: Record<string, unknown> }) {
    const { bytes, start } = this.#lines
    const colon = colonAfterKey(bytes, start)
    if (colon === -1) throw new Unusual()
    const key = this.#keys.read(start, colon)
    if (Object.hasOwn(result, key)) throw new Unusual()
    const place = { key, parent }
    result[key] = this.#value(this.#lines.rest(colon + 1), { indent, place })
  }

  #list(indent: number, parent: Place): unknown[] {
    if (++this.#depth > depthLimit) throw new Unusual()
    const items: unknown[] = []
    while (this.#lines.indent === indent && this.#isItem()) items.push(this.#item({ indent, parent, items }))
    this.#depth--
    return items
  }

  #isItem(): boolean {
    const { bytes, start } = this.#lines
    return bytes[start] === code.hyphen && bytes[start + 1] === code.space
  }

  #item({ indent, parent, items }: { indent: number; parent: Place; items: unknown[] }): unknown {
    const lines = this.#lines
    const place = { key: items.length, parent }
    const from = lines.start + 1
    const start = lines.afterSpaces(from)
    if (colonAfterKey(lines.bytes, start) !== -1) {
      const inner = indent + 1 + start - from
      const result = newSection()
      lines.start = start
      this.#entry({ indent: inner, parent: place, result })
      return this.#section(inner, place, result)
    }
    const text = lines.rest(from)
    if (text === '' || text.startsWith('|') || text.startsWith('>')) throw new Unusual()
    return this.#scalar(text, { indent, place })
  }

  /**
   * The value of a key.
   *
   * @param text what stands behind the key
   */
  #value(text: string, context: Context): unknown {
    const { indent, place } = context
    const lines = this.#lines
    if (text.startsWith('|')) return quickBlock(lines, { header: text, parent: indent })
    if (text.startsWith('[')) return this.#words(text, place)
    if (text.startsWith('#')) throw new Unusual()
    if (text !== '') return this.#scalar(text, context)
    lines.advance()
    if (lines.indent >= indent && this.#isItem()) return this.#list(lines.indent, place)
    return lines.indent > indent ? this.#section(lines.indent, place, newSection()) : null
  }

  /** A list of words in one line: `[a, b]`. */
  #words(text: string, parent: Place): unknown[] {
    if (!/^\[[\w-]+(?:, ?[\w-]+)*\]$/.test(text)) throw new Unusual()
    const items: unknown[] = []
    for (const word of text.slice(1, -1).split(/, ?/)) {
      items.push(this.#scalarOf(word, { key: items.length, parent }))
    }
    this.#lines.advance()
    return items
  }

  /** The scalar that is the whole value of its key or item. */
  #scalar(text: string, context: Context): unknown {
    const value = this.#scalarOf(text, context.place)
    this.#lines.advance()
    if (this.#lines.indent > context.indent) throw new Unusual()
    return value
  }

  #scalarOf(text: string, place: Place): unknown {
    const scalar = quickScalar(text)
    if (!scalar) throw new Unusual()
    if (scalar.source !== undefined) this.plainScalars.push({ place, source: scalar.source })
    return scalar.value
  }
}
