import type { Span } from '../../diagnostics/problem.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import type { SchemaPlace } from '../../schema/walk.ts'
import type { ValueSpans } from './value-spans.ts'

/** What it needs from the reader of the whole file. */
interface Surroundings {
  readonly spans: ValueSpans
  /** The offset of the text in the file. */
  readonly start: number
  /** How deep lists and mappings may be nested. */
  readonly depth: number
  /** Reads a scalar; undefined if only the full parser can. */
  readonly readScalar: (text: string, place: SchemaPlace) => unknown
}

const key = /([A-Za-z_][\w-]*): +/y
const scalar = /"(?:[^"\\]|\\["\\])*"|'(?:[^']|'')*'|[^\s,[\]{}"'](?:[^,[\]{}]*[^\s,[\]{}])?/y
const spaces = / */y

/** Reads a list or mapping in flow style, such as `[a, "b, c"]` or `{ pt: Sim, en: Yes }`. */
export class QuickFlow {
  readonly #text: string
  readonly #around: Surroundings
  #at = 0

  constructor(text: string, around: Surroundings) {
    this.#text = text
    this.#around = around
  }

  /** The value of the whole text; undefined if only the full parser can read it. */
  read(place: SchemaPlace): unknown {
    const value = this.#value(place, this.#around.depth)
    return this.#at === this.#text.length ? value : undefined
  }

  #value(place: SchemaPlace, depth: number): unknown {
    const sign = this.#text[this.#at]
    if (sign === '[' || sign === '{') return depth > 0 ? this.#collection(place, depth) : undefined
    const text = this.#take(scalar)?.[0]
    return text === undefined ? undefined : this.#around.readScalar(text, place)
  }

  #collection(place: SchemaPlace, depth: number): object | undefined {
    const isList = this.#text[this.#at++] === '['
    const collection: Record<string, unknown> | unknown[] = isList ? [] : nullObject()
    const end = isList ? ']' : '}'
    this.#around.spans.open(collection)
    this.#take(spaces)
    if (this.#takeSign(end)) return collection
    for (let sign: string | undefined = ','; sign === ','; sign = this.#text[this.#at++]) {
      this.#take(spaces)
      if (!(Array.isArray(collection) ? this.#item(collection, place, depth) : this.#entry(collection, place, depth)))
        return undefined
      this.#take(spaces)
      if (this.#takeSign(end)) return collection
    }
    return undefined
  }

  /** Reads the next item of a list. Returns whether there is one. */
  #item(list: unknown[], parent: SchemaPlace, depth: number): boolean {
    const close = this.#around.spans.add(list)
    const start = this.#at
    const value = this.#value({ key: list.length, parent }, depth - 1)
    list.push(value)
    close(this.#span(start))
    return value !== undefined
  }

  /** Reads the next entry of a mapping. Returns whether there is one. */
  #entry(mapping: Record<string, unknown>, parent: SchemaPlace, depth: number): boolean {
    const start = this.#at
    const name = this.#take(key)?.[1]
    if (name === undefined || Object.hasOwn(mapping, name) || isReservedKey(name)) return false
    const close = this.#around.spans.add(mapping, this.#span(start, start + name.length))
    const valueStart = this.#at
    mapping[name] = this.#value({ key: name, parent }, depth - 1)
    close(this.#span(valueStart))
    return mapping[name] !== undefined
  }

  #span(from: number, to = this.#at): Span {
    return [this.#around.start + from, this.#around.start + to]
  }

  /** Skips a character, if it is the next one. Returns whether it was. */
  #takeSign(sign: string): boolean {
    const isNext = this.#text[this.#at] === sign
    if (isNext) this.#at++
    return isNext
  }

  /** Matches a pattern at the current position, and moves behind the match; stays if there is none. */
  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found
  }
}
