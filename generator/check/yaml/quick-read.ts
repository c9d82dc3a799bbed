import type { Span } from '../../diagnostics/problem.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import type { SchemaPlace } from '../../schema/walk.ts'
import type { PlainScalar } from './config-document.ts'
import { QuickFlow } from './quick-flow.ts'
import { quickScalar } from './quick-scalar.ts'
import { ValueSpans } from './value-spans.ts'

/** A value that was read without a syntax tree, and the spans of its parts in the text. */
interface QuickValue {
  readonly value: Record<string, unknown>
  readonly plainScalars: PlainScalar[]
  readonly spans: ValueSpans
}

/** Deeper files are left to the full parser, which reports its own limit. */
const depthLimit = 60

/** Thrown to leave the file to the full parser. */
class Unusual extends Error {}

/**
 * Reads the subset of YAML in which configurations are usually written: block mappings and lists, texts, flow lists and mappings of one line,
 * block texts. Ten times as fast as the full parser. Returns undefined if the file has anything else, valid or not: then the full parser reads
 * all of it.
 */
export function quickRead(text: string): QuickValue | undefined {
  try {
    const reader = new QuickReader(text)
    const value = reader.readAll()
    const { plainScalars, spans } = reader
    return Object.keys(value).length > 0 ? { value, plainScalars, spans } : undefined
  } catch (error) {
    if (error instanceof Unusual) return undefined
    throw error
  }
}

interface Context {
  /** The number of spaces before the key. */
  readonly indent: number
  readonly place: SchemaPlace
}

/** A key, its colon, and the rest of the line. */
const pair = /^([A-Za-z_][\w-]*):(?: +(.*))?$/s

/** A recursive descent parser by lines: reads a mapping or list from its first line, and then is at the line behind it. */
class QuickReader {
  readonly plainScalars: PlainScalar[] = []
  readonly spans = new ValueSpans()
  readonly #source: string
  readonly #lines: readonly string[]
  /** The index of the current line. */
  #at = -1
  /** The offset of the current line. */
  #lineStart = 0
  /** The offset of `#text`. */
  #textStart = 0
  /** The offset behind the last line of a value. */
  #end = 0
  /** The span of the value that was read last; undefined if there is nothing behind its key. */
  #span: Span | undefined
  /** The indentation of the current line; -1 at the end of the file. */
  #indent = -1
  /** The current line without the spaces around it; within a list item, without its dash. Other kinds of space are part of it. */
  #text = ''
  #depth = 0

  constructor(text: string) {
    // For the full parser, a carriage return at the end of the file is a line end, too.
    if (text.endsWith('\r')) throw new Unusual()
    this.#source = text
    this.#lines = text.split(/\r?\n/)
  }

  readAll(): Record<string, unknown> {
    this.#advance()
    const start = this.#textStart
    const value = this.#mapping(0, undefined, this.#open(nullObject()))
    if (this.#indent !== -1) throw new Unusual()
    this.spans.setRoot(value, [start, this.#end])
    return value
  }

  /** Moves to the next line with content. */
  #advance(): void {
    this.#nextLine()
    this.#end = this.#lineStart
    for (; this.#at < this.#lines.length; this.#nextLine()) {
      const line = this.#lines[this.#at] ?? ''
      this.#indent = measureIndent(line)
      if (this.#indent === line.length || line[this.#indent] === '#') continue
      this.#text = withoutSpacesBehind(line).slice(this.#indent)
      this.#textStart = this.#lineStart + this.#indent
      // Document markers and directives.
      if (this.#indent === 0 && /^(?:---|\.\.\.|%)/.test(line)) throw new Unusual()
      return
    }
    this.#indent = -1
  }

  /** Moves to the next line, with content or not. */
  #nextLine(): void {
    const lineEnd = this.#lineStart + (this.#lines[this.#at]?.length ?? 0)
    if (this.#at >= 0) this.#lineStart = lineEnd + (this.#source[lineEnd] === '\r' ? 2 : 1)
    this.#at++
  }

  #mapping(indent: number, parent: SchemaPlace | undefined, result: Record<string, unknown>): Record<string, unknown> {
    if (++this.#depth > depthLimit) throw new Unusual()
    while (this.#indent === indent) this.#entry({ indent, parent, result })
    if (this.#indent > indent) throw new Unusual()
    this.#depth--
    return result
  }

  #open<T extends object>(container: T): T {
    this.spans.open(container)
    return container
  }

  /** Reads the key at the start of the current line, with its value. */
  #entry({
    indent,
    parent,
    result,
  }: {
    indent: number
    parent: SchemaPlace | undefined
    result: Record<string, unknown>
  }) {
    const [, key, value = ''] = pair.exec(this.#text) ?? []
    if (key === undefined || Object.hasOwn(result, key) || isReservedKey(key)) throw new Unusual()
    const start = this.#textStart
    const close = this.spans.add(result, [start, start + key.length])
    this.#textStart += this.#text.length - value.length
    result[key] = this.#value(value, { indent, place: { key, parent } })
    close(this.#span)
  }

  #list(indent: number, parent: SchemaPlace): unknown[] {
    if (++this.#depth > depthLimit) throw new Unusual()
    const items: unknown[] = this.#open([])
    const start = this.#textStart
    while (this.#indent === indent && this.#isItem()) {
      const close = this.spans.add(items)
      items.push(this.#item(indent, { key: items.length, parent }))
      close(this.#span)
    }
    this.#span = [start, this.#end]
    this.#depth--
    return items
  }

  #isItem(): boolean {
    return this.#text.startsWith('- ')
  }

  #item(indent: number, place: SchemaPlace): unknown {
    const dash = 1 + measureIndent(this.#text.slice(1))
    this.#text = this.#text.slice(dash)
    this.#textStart += dash
    if (pair.test(this.#text)) {
      const inner = indent + dash
      const start = this.#textStart
      const result = this.#open(nullObject())
      this.#entry({ indent: inner, parent: place, result })
      this.#mapping(inner, place, result)
      this.#span = [start, this.#end]
      return result
    }
    if (/^[|>]/.test(this.#text)) throw new Unusual()
    return this.#line(this.#text, { indent, place })
  }

  /**
   * Reads the value of a key.
   *
   * @param text the rest of the line behind the key
   */
  #value(text: string, context: Context): unknown {
    const { indent, place } = context
    if (text.startsWith('|')) return this.#block(text, indent)
    if (text.startsWith('#')) throw new Unusual()
    if (text !== '') return this.#line(text, context)
    this.#advance()
    this.#span = undefined
    if (this.#indent >= indent && this.#isItem()) return this.#list(this.#indent, place)
    return this.#indent > indent ? this.#nested(place) : null
  }

  #nested(place: SchemaPlace): Record<string, unknown> {
    const start = this.#textStart
    const result = this.#mapping(this.#indent, place, this.#open(nullObject()))
    this.#span = [start, this.#end]
    return result
  }

  /** Reads a literal block text ("|"). */
  #block(sign: string, parent: number): string {
    if (sign !== '|' && sign !== '|-') throw new Unusual()
    const start = this.#textStart
    const texts: string[] = []
    let indent = -1
    for (let next = this.#lines[this.#at + 1]; next !== undefined; next = this.#lines[this.#at + 1]) {
      const own = measureIndent(next)
      const isEmpty = own === next.length
      if (!isEmpty && own <= parent) break
      if (!isEmpty && indent === -1) indent = own
      if (isEmpty ? own > 0 : own < indent) throw new Unusual()
      texts.push(next.slice(indent))
      this.#nextLine()
    }
    if (indent === -1) throw new Unusual()
    this.#advance()
    this.#span = [start, Math.min(this.#end, this.#source.length)]
    while (texts.at(-1) === '') texts.pop()
    return texts.join('\n') + (sign === '|' ? '\n' : '')
  }

  /** Reads a value that stands behind a key or a dash, in one line. */
  #line(text: string, { indent, place }: Context): unknown {
    const value = /^[[{]/.test(text) ? this.#flow(text, place) : this.#readScalar(text, place)
    this.#span = [this.#textStart, this.#textStart + text.length]
    this.#advance()
    if (this.#indent > indent) throw new Unusual()
    return value
  }

  /** Reads a flow list or mapping of one line. */
  #flow(text: string, place: SchemaPlace): unknown {
    const { spans } = this
    const readScalar = this.#readScalar.bind(this)
    const value = new QuickFlow(text, {
      spans,
      readScalar,
      start: this.#textStart,
      depth: depthLimit - this.#depth,
    }).read(place)
    if (value === undefined) throw new Unusual()
    return value
  }

  #readScalar(text: string, place: SchemaPlace): unknown {
    const scalar = quickScalar(text)
    if (!scalar) throw new Unusual()
    if (scalar.source !== undefined) this.plainScalars.push({ place, source: scalar.source })
    return scalar.value
  }
}

/** How many spaces a line begins with. */
function measureIndent(line: string): number {
  let at = 0
  while (line[at] === ' ') at++
  return at
}

function withoutSpacesBehind(line: string): string {
  let end = line.length
  while (line[end - 1] === ' ') end--
  return line.slice(0, end)
}
