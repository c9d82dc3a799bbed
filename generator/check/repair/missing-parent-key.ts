import { atValue } from '../../diagnostics/problem.ts'
import { type SchemaNode, selectBranch } from '../../schema/schema-node.ts'
import type { ReferenceKind } from '../../schema/site-schema.ts'
import { gatherDocument } from '../validate/validate.ts'
import type { LineTable } from '../yaml/line-table.ts'
import type { Budget } from './budget.ts'
import type { Candidate } from './candidate.ts'
import { possibleChild } from './outline-schema.ts'
import {
  cloneState,
  initialState,
  movedUp,
  type OutlineFacts,
  type OutlineState,
  outlineFacts,
} from './outline-state.ts'
import {
  behindDashes,
  endOfMapping,
  hasContent,
  leadingDashes,
  lineAbove,
  parseKey,
  type RawLine,
  rawLines,
} from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A parent key that seems to be missing above a line. */
export interface MissingParentKey {
  /** Left out for a key that the writer chose, such as the key of a page, if nothing else names it. */
  readonly key?: string
  /** What refers to it by its key, where its writer made that up. */
  readonly kind?: ReferenceKind
  /** What the schema says of the key. */
  readonly meaning: string
  /** The line above which it stood, and with how many spaces before it. */
  readonly line: number
  readonly spaces: number
}

/** Stands for a key that the writer made up. */
const newName = '_'

/** A text with a parent key put in. The mistake is reported at the line below it. */
export function withParentKey({ line, key, meaning, spaces }: MissingParentKey, table: LineTable): Candidate {
  const start = table.start(line)
  const text = table.line(line) ?? ''
  const first = start + text.search(/[^ ]|$/)
  const [word = ''] = text.trimStart().split(/[:\s]/, 1)
  const parameters = { ...(key !== undefined && { key }), meaning, spaces }
  return {
    text: `${table.text.slice(0, start)}${' '.repeat(spaces)}${key ?? newName}:\n${table.text.slice(start)}`,
    mistakes: [atValue('yaml-heading-missing', [], parameters, { span: [first, first + word.length] })],
    added: line,
  }
}

interface Context {
  readonly state: OutlineState
  readonly facts: OutlineFacts
  readonly budget: Budget
  /** Keys that are known to be missing somewhere. */
  readonly missing?: ReadonlySet<string> | undefined
}

/** A parent key with the name that it must have had, if only one is possible: the only name that something refers to and that stands nowhere. */
export function nameByReference(missing: MissingParentKey, value: unknown): MissingParentKey {
  const { kind } = missing
  if (!kind) return missing
  const { references, defined } = gatherDocument({ value })
  const dangling = references.filter((reference) => reference.kind === kind && !defined.get(kind)?.has(reference.name))
  const [only, ...others] = new Set(dangling.map(({ name }) => name))
  return only === undefined || others.length > 0 ? missing : { ...missing, key: only }
}

/**
 * Yields, for each line that does not fit, the parent key that may be missing above it: a key that the mapping around lacks, and whose
 * schema the lines match; undefined if there is none. Ends when the budget is spent.
 *
 * @param options.foreignKeys whether lines with unknown or repeated keys count as well: for a text that can be read
 * @param options.missing keys that are known to be missing: where several may be, they come first
 */
export function* findMissingParentKeys(
  text: string,
  budget: Budget,
  { foreignKeys = false, missing }: { readonly foreignKeys?: boolean; readonly missing?: ReadonlySet<string> } = {},
): Generator<MissingParentKey | undefined> {
  const lines = rawLines(text)
  const facts = outlineFacts(lines)
  const anomalies = readOutline(lines, { state: initialState(facts), facts, budget, from: 0, to: lines.length })
  const state = initialState(facts)
  let read = 0
  let end = 0
  for (const { index, kind } of anomalies) {
    const counts = kind === 'indent' || kind === 'width' || (foreignKeys && kind === 'key')
    if (!counts || index < end) continue
    if (budget.isSpent) return
    readOutline(lines, { state, facts, budget, from: read, to: index })
    read = index
    end = endOfMapping(lines, index)
    yield guessParentKey(lines, { index, end }, { state, facts, budget, missing })
  }
}

interface Block {
  readonly index: number
  readonly end: number
}

/** The parent key that a block of lines seems to have lost; undefined where none fits, or several do. */
function guessParentKey(lines: readonly RawLine[], block: Block, context: Context): MissingParentKey | undefined {
  const { index, end } = block
  const spaces = (lines[index]?.indent ?? 0) - context.facts.width
  const around = schemaNodeAtColumn(spaces, context)
  if (!around) return undefined
  const above = keysAtColumn(lines.slice(startOfMapping(lines, index, spaces), index), spaces)
  const below = keysAtColumn(lines.slice(end, endOfMapping(lines, end, spaces)), spaces)
  const keys = { ...above, ...below }
  const node = selectBranch(around, keys)
  if (hasParentKey(lines[lineAbove(lines, index)], node, { ...context, spaces })) return undefined
  const order = node.schema.propertyKey ? [newName] : [...node.children.keys()]
  const fits = order.filter(
    (key) =>
      !Object.hasOwn(keys, key) &&
      haveForm(lines.slice(index, end), possibleChild(node, key)) &&
      isRead(lines, block, { ...context, key, spaces }),
  )
  const previous = order.indexOf(Object.keys(above).at(-1) ?? '')
  const needed = fits.filter((key) => node.schema.required?.includes(key) || context.missing?.has(key))
  const likely = needed.find((key) => order.indexOf(key) > previous) ?? needed[0]
  const key = likely ?? (fits.length === 1 ? fits[0] : undefined)
  if (key === undefined || standsTooFarOut(key, lines[lineAbove(lines, index)])) return undefined
  const meaning = possibleChild(node, key)?.schema.description ?? ''
  const { propertyKey: kind } = node.schema
  return { ...(kind ? { kind } : { key }), meaning, line: index + 1, spaces }
}

/** The schema of the mapping whose keys begin in a column: one that is open, or one whose parent key is just above. */
function schemaNodeAtColumn(column: number, { state: { stack, pending }, facts }: Context): SchemaNode | undefined {
  const level = stack.findLast((known) => known.kind === 'map' && known.column === column)
  if (level) return level.node
  return pending && pending.column + facts.width === column ? pending.node : undefined
}

/** Whether the texts of a block have the form of those below a key: sentences are no addresses. */
function haveForm(block: readonly RawLine[], child: SchemaNode | undefined): boolean {
  const pattern = new RegExp((child?.schema.localised && child.entry?.schema.pattern) || '', 'u')
  return block.every(({ text }) => pattern.test(parseKey(text)?.value.replace(/^(["'])(.*)\1$/, '$2') ?? ''))
}

/** Whether a block reads without anomalies below a key. */
function isRead(
  lines: readonly RawLine[],
  { index, end }: Block,
  { key, spaces, state, ...context }: Context & { readonly key: string; readonly spaces: number },
): boolean {
  const read = [{ number: 0, indent: spaces, text: `${key}:` }, ...lines.slice(index, end)]
  const before = { ...movedUp(cloneState(state), index), skip: -1 }
  return readOutline(read, { ...context, state: before, from: 0, to: read.length }).length === 0
}

/** Whether the line above a block is its parent key, whatever it is called, or the text of a language that the block belongs to. */
function hasParentKey(
  above: RawLine | undefined,
  node: SchemaNode,
  { facts: { locales }, spaces }: Context & { readonly spaces: number },
): boolean {
  const pair = above && keyColumn(above) === spaces ? parseKey(behindDashes(above.text)) : undefined
  if (!pair) return false
  const child = possibleChild(node, pair.key)
  return pair.value === '' || child?.schema.localised !== undefined || (!child && locales.has(pair.key))
}

/** Whether the line above a block is its parent key, in the wrong column. */
function standsTooFarOut(key: string, above: RawLine | undefined): boolean {
  const pair = above && parseKey(behindDashes(above.text))
  return pair?.key === key && pair.value === ''
}

/** The keys, with their values, that begin in a column of some lines. */
function keysAtColumn(lines: readonly RawLine[], column: number): Record<string, string> {
  const pairs = lines.filter((line) => hasContent(line) && keyColumn(line) === column)
  return Object.fromEntries(
    pairs.flatMap(({ text }) => parseKey(behindDashes(text)) ?? []).map(({ key, value }) => [key, value]),
  )
}

/** Where a line begins behind its dashes. */
function keyColumn({ indent, text }: RawLine): number {
  return indent + leadingDashes(text).length
}

/** The index of the first line of the mapping that a line belongs to, or would belong to with fewer spaces. */
function startOfMapping(lines: readonly RawLine[], index: number, indent: number): number {
  const outer = lines.findLastIndex((line, at) => at < index && hasContent(line) && line.indent < indent)
  // The dash of an entry stands further out than its keys.
  return lines[outer]?.text.startsWith('- ') ? outer : outer + 1
}
