import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { isEmptyNode } from '../../check/yaml/yaml-library.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { EditRefused } from './edit.ts'

/** A list or mapping. */
export type Collection = YAMLMap<Scalar, Node | null> | YAMLSeq<Node | null>

/** An entry of a list or mapping in the block style, by its lines. */
export interface Entry {
  /** The offset of its key or dash. */
  readonly head: number
  /** The spaces before its key or dash. */
  readonly column: number
  /** Where its lines begin, its comment above included. */
  readonly start: number
  /** Where the line below its last one begins. */
  readonly end: number
}

/** A YAML text with the positions of everything in it. */
export class YamlTree {
  readonly text: string
  /** The line end of the file. */
  readonly lineEnd: '\n' | '\r\n'
  readonly root: Node | null
  readonly #document: Document.Parsed

  /**
   * @param parsed the part of the text that is parsed, with all of it at its offset in the whole
   * @throws EditRefused if the text is not valid YAML
   */
  constructor(text: string, parsed = text) {
    this.text = text
    this.lineEnd = /\r\n/.test(text) ? '\r\n' : '\n'
    this.#document = parseDocument(parsed, {
      keepSourceTokens: true,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    })
    if (this.#document.errors.length > 0) throw new EditRefused('unreadable')
    this.root = this.#document.contents
  }

  /** The value of the whole text. */
  get value(): unknown {
    return this.#document.toJS({ maxAliasCount: 1000 })
  }

  /** The node at a path; null for an empty place. Throws if there is no such place, or an alias on the way to it. */
  findNode(path: Path): Node | null {
    let node: Node | null = this.root
    for (const segment of path) {
      const collection = asCollection(node)
      const index = segmentIndex(collection, segment)
      if (index === -1) throw new EditRefused('no-such-place')
      node = nodeValue(collection, index)
    }
    return node
  }

  /** The list or mapping at a path. */
  findCollection(path: Path): Collection {
    return asCollection(this.findNode(path))
  }

  /** The entries of a list or mapping in the block style, in their order. */
  listEntries(collection: Collection): Entry[] {
    const heads = entryHeads(collection)
    const ends = heads.map((head, index) => this.#lineAfter(this.#entryEnd(collection, index, head)))
    const columns = heads.map((head) => head - this.lineStart(head))
    const tails = heads.map((_, index) => this.#withTail(ends[index] ?? 0, columns[index] ?? 0))
    const starts = heads.map((head, index) => this.#commentStart(head, index === 0 ? 0 : (tails[index - 1] ?? 0)))
    const othersHave = starts.some((start, index) => index > 0 && start < this.lineStart(heads[index] ?? 0))
    return heads.map((head, index) => ({
      head,
      column: columns[index] ?? 0,
      // A comment above the first entry is about all of them, unless the others have comments of their own.
      start: index === 0 && !othersHave ? this.lineStart(head) : (starts[index] ?? head),
      end: tails[index] ?? head,
    }))
  }

  /** The offset at which the line of an offset begins. */
  lineStart(offset: number): number {
    return this.text.lastIndexOf('\n', offset - 1) + 1
  }

  /** Whether only spaces stand before an offset on its line. */
  beginsLine(offset: number): boolean {
    return this.text.slice(this.lineStart(offset), offset).trim() === ''
  }

  /** Where the colon or value of an entry ends; that of a block text before its last line end. */
  #entryEnd(collection: Collection, index: number, head: number): number {
    const value = nodeValue(collection, index)
    if (value?.range && !isEmptyNode(value)) return this.#endOfNode(value)
    const key = isMap(collection) ? collection.items[index]?.key : undefined
    return key ? this.text.indexOf(':', key.range?.[1] ?? head) + 1 : head + 1
  }

  #endOfNode(node: Node): number {
    const [start, end] = node.range ?? [0, 0]
    if (isCollection(node) && !node.flow && node.items.length > 0) {
      const last = node.items.length - 1
      return this.#entryEnd(node, last, entryHeads(node)[last] ?? start)
    }
    return start + this.text.slice(start, end).trimEnd().length
  }

  #lineAfter(offset: number): number {
    const end = this.text.indexOf('\n', offset)
    return end === -1 ? this.text.length : end + 1
  }

  /** Comments below an entry that are indented further than it belong to it. */
  #withTail(end: number, column: number): number {
    let at = end
    for (;;) {
      const line = this.text.slice(at, this.#lineAfter(at))
      const indent = /^ *(?=#)/.exec(line)?.[0].length ?? -1
      if (indent <= column) return at
      at += line.length
    }
  }

  /** Where the comment directly above a line begins; the line itself where it has none. */
  #commentStart(head: number, limit: number): number {
    const column = head - this.lineStart(head)
    let at = this.lineStart(head)
    while (at > limit) {
      const above = this.lineStart(at - 1)
      const indent = /^ *(?=#)/.exec(this.text.slice(above, at))?.[0].length
      if (above < limit || indent === undefined || indent > column) return at
      at = above
    }
    return at
  }
}

/** The offsets of the keys of a mapping, or of the dashes of a list. */
function entryHeads(collection: Collection): number[] {
  if (isMap(collection)) return collection.items.map(({ key }) => (key as Scalar).range?.[0] ?? 0)
  const token = collection.srcToken
  if (token?.type !== 'block-seq') throw new EditRefused('style')
  return token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'seq-item-ind').map(({ offset }) => offset),
  )
}

/** Whether a node is a list or mapping. */
export function isCollection(node: unknown): node is Collection {
  return isMap(node) || isSeq(node)
}

function asCollection(node: Node | null): Collection {
  if (isAlias(node)) throw new EditRefused('behind-an-alias')
  if (!isCollection(node)) throw new EditRefused('no-such-place')
  return node
}

/** The index of a key or item; -1 where there is none. */
export function segmentIndex(collection: Collection, segment: string | number): number {
  if (isMap(collection)) return collection.items.findIndex(({ key }) => keyName(key) === String(segment))
  const index = Number(segment)
  return index in collection.items ? index : -1
}

/** The value of an entry; null for an empty one. */
export function nodeValue(collection: Collection, index: number): Node | null {
  const item = collection.items[index]
  return (isMap(collection) ? (item as Pair<Scalar, Node | null>).value : (item as Node | null)) ?? null
}

/** The name of a key. */
function keyName(key: unknown): string {
  if (isScalar(key)) return String(key.source ?? key.value)
  throw new EditRefused('style')
}
