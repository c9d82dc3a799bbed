import type { Alias, Document, Node, Scalar, YAMLMap } from 'yaml'
import { nearest } from '../diagnostics/nearest.ts'
import { atKey, atValue, type Problem, type Span } from '../diagnostics/problem.ts'
import { type Place, pathOf } from '../walk.ts'
import type { PlainScalar } from './config-document.ts'
import { keyOf } from './key-of.ts'
import { SwallowedMarks } from './swallowed-marks.ts'
import { isAlias, isMap, isScalar, isSeq } from './yaml-nodes.ts'

/** The contents of a tree. */
export interface TreeValue {
  readonly value: unknown
  readonly plainScalars: PlainScalar[]
  readonly problems: Problem[]
}

const aliasLimit = 100_000
const depthLimit = 100

/** Thrown if a tree is larger or deeper than anyone would write. */
class TreeLimitError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Reads the value of a tree. Collects duplicate keys, unknown aliases, and scalars that are not what they look like. */
export function treeValueOf(document: Document.Parsed, text: string): TreeValue {
  const reader = new TreeReader(document, text)
  try {
    const holder = { value: undefined as unknown }
    holder.value = reader.read(document.contents, { container: holder, place: undefined, depth: 0 })
    return { value: holder.value, plainScalars: reader.plainScalars, problems: reader.problems }
  } catch (error) {
    if (!(error instanceof TreeLimitError)) throw error
    return { value: undefined, plainScalars: [], problems: [error.problem] }
  }
}

interface Context {
  readonly container: object
  readonly place: Place | undefined
  readonly depth: number
}

class TreeReader {
  readonly plainScalars: PlainScalar[] = []
  readonly problems: Problem[] = []
  readonly #document: Document.Parsed
  readonly #text: string
  readonly #open = new Set<string>()
  readonly #marks: SwallowedMarks
  #expanded = 0

  constructor(document: Document.Parsed, text: string) {
    this.#document = document
    this.#text = text
    this.#marks = new SwallowedMarks(document, text)
  }

  read(node: unknown, context: Context): unknown {
    if (context.depth > depthLimit) {
      throw new TreeLimitError(atValue('yaml-too-deep', [], { parameters: { limit: depthLimit }, span: spanOf(node) }))
    }
    if (this.#open.size > 0 && ++this.#expanded > aliasLimit) this.#refuseAlias(node)
    if (isAlias(node)) return this.#alias(node, context)
    if (isMap(node)) return this.#map(node, context)
    if (isSeq(node)) {
      const list: unknown[] = []
      for (const item of node.items) {
        const place = { key: list.length, parent: context.place }
        list.push(this.read(item, { container: list, place, depth: context.depth + 1 }))
      }
      return list
    }
    return isScalar(node) ? this.#scalar(node, context) : null
  }

  #map(map: YAMLMap, { place: parent, depth }: Context): Record<string, unknown> {
    const result: Record<string, unknown> = {}
    const first = new Map<string, Span>()
    const repeated: Problem<'key-duplicate'>[] = []
    for (const pair of map.items) {
      const key = keyOf(pair.key)
      const place = { key, parent }
      const earlier = first.get(key)
      const span = spanOf(pair.key)
      if (earlier) {
        const parameters = { key }
        repeated.push(
          atKey('key-duplicate', pathOf(place), {
            parameters,
            span,
            related: [{ path: pathOf(place), at: 'key', span: earlier }],
          }),
        )
        continue
      }
      first.set(key, span)
      const value = this.read(pair.value, { container: result, place, depth: depth + 1 })
      // A key called __proto__ is a key like any other.
      Object.defineProperty(result, key, { value, enumerable: true, writable: true, configurable: true })
    }
    this.problems.push(...asOneLoss(repeated))
    return result
  }

  #scalar(scalar: Scalar, { container, place }: Context): unknown {
    const { value, source } = scalar
    const swallowed = this.#marks.swallowedBy(scalar)
    if (swallowed) this.problems.push(swallowed)
    if (scalar.type === 'PLAIN' && typeof value === 'string' && value.includes('\n') && typeof place?.key === 'string')
      this.problems.push(atKey('yaml-bar-missing', pathOf(place), { parameters: { key: place.key } }))
    if (scalar.type === 'PLAIN' && place && source) {
      const comment = this.#commentAfter(scalar)
      if (typeof value !== 'string' || comment !== undefined) {
        this.plainScalars.push({ container: container as PlainScalar['container'], place, source, comment })
      }
    }
    return typeof value === 'bigint' ? Number(value) : value
  }

  /** The comment behind a scalar on the same line. The library also attaches comments of the lines below to it. */
  #commentAfter(scalar: Scalar): string | undefined {
    const end = scalar.range?.[1] ?? 0
    const isComment = this.#text[end] === ' ' || this.#text[end] === '\t'
    return isComment ? /^[ \t]+#([^\r\n]*)/.exec(this.#text.slice(end, end + 400))?.[1] : undefined
  }

  #alias(alias: Alias, context: Context): unknown {
    const target = alias.resolve(this.#document)
    if (!target) {
      const allowed = anchorsOf(this.#document)
      const parameters = { value: alias.source, suggestion: nearest(alias.source, allowed), allowed }
      this.problems.push(atValue('yaml-alias-unknown', pathOf(context.place), { parameters, span: spanOf(alias) }))
      return null
    }
    if (this.#open.has(alias.source)) this.#refuseAlias(alias)
    this.#open.add(alias.source)
    const value = this.read(target, context)
    this.#open.delete(alias.source)
    return value
  }

  #refuseAlias(node: unknown): never {
    throw new TreeLimitError(atValue('yaml-alias-bomb', [], { parameters: { limit: aliasLimit }, span: spanOf(node) }))
  }
}

function spanOf(node: unknown): Span {
  const range = (node as Node | null)?.range
  return range ? [range[0], range[1]] : [0, 0]
}

/** Several duplicate keys in a row, which look as if the heading above them was lost: that is one mistake. */
function asOneLoss(repeated: readonly Problem<'key-duplicate'>[]): readonly Problem<'key-duplicate'>[] {
  const [first] = repeated
  const keys = repeated.map(({ parameters }) => parameters.key)
  if (!first || keys.length < 2 || new Set(keys).size < keys.length) return repeated
  const inList = typeof first.path.at(-2) === 'number'
  return [{ ...first, parameters: { key: first.parameters.key, keys, inList } }]
}

function anchorsOf(document: Document.Parsed): string[] {
  const anchors: string[] = []
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    if ('anchor' in node && typeof node.anchor === 'string') anchors.push(node.anchor)
    if (isMap(node)) for (const pair of node.items) visit(pair.value)
    if (isSeq(node)) for (const item of node.items) visit(item)
  }
  visit(document.contents)
  return anchors
}
