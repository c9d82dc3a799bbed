import type { Problem } from '../../diagnostics/problem.ts'
import type { SchemaNode } from '../../schema/schema-node.ts'
import { rootNode } from './outline-schema.ts'
import { hasContent, leadingDashes, parseKey, type RawLine } from './raw-line.ts'

/** A repair of a wrong or missing character. */
export interface LexicalFix {
  /** The line as it was meant. */
  readonly line: RawLine
  readonly mistake: Problem
  /** Where the mistake stands, counted from the start of the line. */
  readonly at: number
  readonly length: number
}

/** What is known where a line is read: all lines, which of them it is, and the state before it. */
export interface LineContext {
  readonly lines: readonly RawLine[]
  readonly index: number
  readonly state: OutlineState
  readonly facts: OutlineFacts
}

/**
 * Something odd about a line:
 * - `indent`: no open level has its column;
 * - `width`: it begins a level that is wider or narrower than usual;
 * - `key`: its key is unknown or a duplicate in its mapping;
 * - `stray`: text that belongs to no key;
 * - `lexical`: a wrong or missing character, such as a tab.
 */
export interface Anomaly {
  readonly index: number
  readonly kind: 'indent' | 'width' | 'key' | 'stray' | 'lexical'
  readonly fix?: LexicalFix
}

/** An entry of the indent stack: keys or items that begin in one column. */
export interface Level {
  readonly column: number
  readonly kind: 'map' | 'seq'
  readonly node: SchemaNode | undefined
  readonly keys: Set<string>
}

/** A key or dash whose value is expected on the lines below. */
export interface Pending {
  readonly column: number
  /** The index of its line. */
  readonly index: number
  readonly node: SchemaNode | undefined
  /** Whether it is a dash that is followed by its value on the same line. */
  readonly inline?: boolean
}

/** The state before a line. */
export interface OutlineState {
  /** The indent stack: the levels that are open, outermost first. */
  stack: Level[]
  pending: Pending | undefined
  /** An open block text: the column of its key, and the column of its lines; -1 before the first of them. */
  block: { column: number; indent: number } | undefined
  /** The column of a key whose unquoted text may continue. */
  plain: number | undefined
  /** The last line of a quoted text. */
  skip: number
}

/** What is known of the file as a whole. */
export interface OutlineFacts {
  readonly root: SchemaNode
  readonly locales: ReadonlySet<string>
  /** How many spaces one level is further in than the one above. */
  readonly width: number
}

const none: ReadonlySet<string> = new Set()

/** The mapping that the key of a line belongs to, as far as that is known, and the keys that it has so far. */
export function parentMapping(
  { indent, text }: RawLine,
  { stack, pending }: OutlineState,
): { readonly node: SchemaNode | undefined; readonly keys: ReadonlySet<string> } {
  const dashes = leadingDashes(text).length
  const kind = dashes > 0 ? 'seq' : 'map'
  const level = stack.find((known) => known.kind === kind && known.column === indent)
  const isBelow = pending && !pending.inline && indent + dashes > pending.column
  const above = isBelow ? pending.node : undefined
  const node = level ? level.node : above
  // A new entry does not have the keys of the one above.
  return dashes > 0 ? { node: node?.item, keys: none } : { node, keys: level?.keys ?? none }
}

/** The state before the first line. */
export function initialState({ root }: OutlineFacts): OutlineState {
  const stack: Level[] = [{ column: 0, kind: 'map', node: root, keys: new Set() }]
  return { stack, pending: undefined, block: undefined, plain: undefined, skip: -1 }
}

/** A copy that can be changed without changing the original. */
export function cloneState(state: OutlineState): OutlineState {
  return {
    ...state,
    block: state.block && { ...state.block },
    stack: state.stack.map((level) => ({ ...level, keys: new Set(level.keys) })),
  }
}

/** A state whose indexes count from a later line. */
export function movedUp(state: OutlineState, lines: number): OutlineState {
  const { pending, skip } = state
  return { ...state, pending: pending && { ...pending, index: pending.index - lines }, skip: skip - lines }
}

/** What the lines show of the file as a whole. */
export function outlineFacts(lines: readonly RawLine[]): OutlineFacts {
  return { root: rootNode(), locales: findLocales(lines), width: indentWidth(lines) }
}

/** The keys below `locales:` that are mappings. */
function findLocales(lines: readonly RawLine[]): Set<string> {
  const locales = new Set<string>()
  const start = lines.findIndex(({ indent, text }) => indent === 0 && /^locales\s*:/.test(text))
  for (let at = start + 1; start !== -1 && at < lines.length; at++) {
    const line = lines[at] as RawLine
    if (hasContent(line) && line.indent === 0) break
    const pair = parseKey(line.text)
    if (pair?.value === '') locales.add(pair.key)
  }
  return locales
}

/** The indentation width of most mappings in the first lines. */
function indentWidth(lines: readonly RawLine[]): number {
  const counts = new Map<number, number>()
  let last: RawLine | undefined
  for (const line of lines.slice(0, 2000)) {
    if (!hasContent(line)) continue
    const deeper = line.indent - (last?.indent ?? 0)
    if (last && deeper > 0 && parseKey(last.text)?.value === '') counts.set(deeper, (counts.get(deeper) ?? 0) + 1)
    last = line
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 2
}
