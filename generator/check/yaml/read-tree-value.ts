import type { Alias, Document, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atValue, type Problem } from '../../diagnostics/problem.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { isReservedKey } from '../../lib/reserved-keys.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'
import { type Aliases, resolveAliases } from './aliases.ts'
import type { PlainScalar } from './config-document.ts'
import { DuplicateKeys } from './duplicate-keys.ts'
import { joinedLines } from './joined-lines.ts'
import { swallowedMarks } from './swallowed-marks.ts'
import { isAlias, isMap, isScalar, isSeq, readKey, spanOfNode } from './yaml-library.ts'

/** The value of a syntax tree, and what was found on the way. */
interface TreeValue {
  readonly value: unknown
  readonly plainScalars: PlainScalar[]
  readonly problems: Problem[]
}

/** The most values that all aliases together may expand to: against "billion laughs". */
const aliasLimit = 100_000

/** How deep mappings and lists may be nested. */
export const depthLimit = 100

/** Thrown if a tree is deeper, or expands to more values, than anybody would write. */
class TreeLimitError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.problem = problem
  }
}

/** Reads the value of a tree. Collects duplicate keys, unknown aliases, and scalars that are not what they look like. */
export function readTreeValue(document: Document.Parsed, text: string): TreeValue {
  const reader = new TreeReader(document, text)
  try {
    const value = reader.read(document.contents, { place: undefined, depth: 0 })
    return { value, plainScalars: reader.plainScalars, problems: reader.problems }
  } catch (error) {
    if (!(error instanceof TreeLimitError)) throw error
    return { value: undefined, plainScalars: [], problems: [error.problem] }
  }
}

interface Context {
  readonly place: SchemaPlace | undefined
  readonly depth: number
}

class TreeReader {
  readonly plainScalars: PlainScalar[] = []
  readonly problems: Problem[] = []
  readonly #document: Document.Parsed
  readonly #text: string
  readonly #open = new Set<string>()
  readonly #swallowedBy: ReturnType<typeof swallowedMarks>
  #aliases: Aliases | undefined
  #expanded = 0

  constructor(document: Document.Parsed, text: string) {
    this.#document = document
    this.#text = text
    this.#swallowedBy = swallowedMarks(document, text)
  }

  read(node: unknown, context: Context): unknown {
    if (context.depth > depthLimit) {
      throw new TreeLimitError(atValue('yaml-too-deep', [], { limit: depthLimit }, { span: spanOfNode(node) }))
    }
    if (this.#open.size > 0 && ++this.#expanded > aliasLimit) this.#refuseAlias(node)
    if (isAlias(node)) return this.#alias(node, context)
    if (isMap(node)) return this.#map(node, context)
    if (isSeq(node)) return this.#list(node, context)
    return isScalar(node) ? this.#scalar(node, context) : null
  }

  #map(map: YAMLMap, { place: parent, depth }: Context): Record<string, unknown> {
    const result = nullObject()
    const duplicates = new DuplicateKeys()
    for (const pair of map.items) {
      const key = readKey(pair.key)
      const place = { key, parent }
      if (isReservedKey(key)) {
        this.problems.push(atKey('key-reserved', placePath(place), { key }, { span: spanOfNode(pair.key) }))
        continue
      }
      if (duplicates.isRepeated(pair.key, place)) continue
      result[key] = this.read(pair.value, { place, depth: depth + 1 })
    }
    this.problems.push(...duplicates.problems())
    return result
  }

  #list({ items }: YAMLSeq, { place: parent, depth }: Context): unknown[] {
    const list: unknown[] = []
    for (const item of items) {
      const place = { key: list.length, parent }
      list.push(this.read(item, { place, depth: depth + 1 }))
    }
    return list
  }

  #scalar(scalar: Scalar, { place }: Context): unknown {
    const { value } = scalar
    const swallowed = this.#swallowedBy(scalar)
    if (swallowed) this.problems.push(swallowed)
    const joined = place && joinedLines(scalar, place, this.#text)
    if (joined) this.problems.push(joined)
    if (scalar.type === 'PLAIN' && place) this.#plain(scalar, place)
    return typeof value === 'bigint' ? Number(value) : value
  }

  /** Records an unquoted scalar that may have lost a part, or been converted. */
  #plain(scalar: Scalar, place: SchemaPlace): void {
    const { value, source } = scalar
    if (!source) return
    const comment = this.#commentAfter(scalar)
    if (typeof value !== 'string' || comment !== undefined) this.plainScalars.push({ place, source, comment })
  }

  /** The comment behind a scalar on the same line. The library also attaches comments of the lines below to it. */
  #commentAfter(scalar: Scalar): string | undefined {
    const end = scalar.range?.[1] ?? 0
    const isComment = this.#text[end] === ' ' || this.#text[end] === '\t'
    return isComment ? /^[ \t]+#([^\r\n]*)/.exec(this.#text.slice(end, end + 400))?.[1] : undefined
  }

  #alias(alias: Alias, context: Context): unknown {
    this.#aliases ??= resolveAliases(this.#document, depthLimit)
    const target = this.#aliases.targets.get(alias)
    if (!target) {
      const allowed = [...this.#aliases.anchors]
      const parameters = { value: alias.source, suggestion: nearest(alias.source, allowed), allowed }
      this.problems.push(
        atValue('yaml-alias-unknown', placePath(context.place), parameters, { span: spanOfNode(alias) }),
      )
      return null
    }
    if (this.#open.has(alias.source)) this.#refuseAlias(alias)
    this.#open.add(alias.source)
    const value = this.read(target, context)
    this.#open.delete(alias.source)
    return value
  }

  #refuseAlias(node: unknown): never {
    throw new TreeLimitError(atValue('yaml-alias-bomb', [], { limit: aliasLimit }, { span: spanOfNode(node) }))
  }
}
