import type { Budget } from '../budget.ts'
import { type Shift, shifted } from './find-shift.ts'
import { linesBeside } from './lines-beside.ts'
import { outlineFacts } from './outline-facts.ts'
import { copyOf, startOf } from './outline-state.ts'
import { endOfBlock, hasContent, keyIn, lineFrom, lookBack, type RawLine, rawLines } from './raw-line.ts'
import { anomaliesOf, type ReadingContext, readOutline } from './read-outline.ts'
import type { Edit } from './repair-lines.ts'

/** Lines with a block moved to where it fits, and the edit that moves it. */
export interface MovedBlock {
  readonly lines: readonly RawLine[]
  readonly edit: Extract<Edit, { kind: 'shift' }>
}

/**
 * Yields, for each long block whose first line does not fit, the moves to a level around that knows its keys: a whole page that stands too far
 * in or out. Short blocks are left to `findShift`, which looks at fewer lines.
 *
 * @param incomplete the first lines of sections that lack keys: where any key may stand, nothing else tells that a block does not fit
 */
export function* movedBlocks(text: string, budget: Budget, incomplete: readonly number[] = []): Generator<MovedBlock> {
  const lines = rawLines(text)
  const facts = outlineFacts(lines)
  const anomalies = anomaliesOf(lines, facts, budget)
  const state = startOf(facts)
  let read = 0
  const places = anomalies.filter(({ kind }) => kind === 'key' || kind === 'width').map(({ index }) => index)
  for (const index of new Set([...places, ...incomplete].sort((a, b) => a - b))) {
    const isLong = endOfBlock(lines, index) - index > lookBack
    if (index < read || !isLong || keyIn(lines[index]?.text ?? '')?.value !== '') continue
    if (budget.isSpent) return
    readOutline(lines, { state, facts, budget, from: read, to: index })
    read = index
    for (const shift of movesOf(lines, index, { state, facts, budget })) yield movedBy(lines, shift)
  }
}

function movedBy(lines: readonly RawLine[], shift: Shift): MovedBlock {
  const moved = shifted(lines, shift)
  const column = moved[shift.from]?.indent ?? 0
  const heading = lines.slice(0, shift.from).findLast((line) => hasContent(line) && line.indent < column)
  const key = heading && keyIn(heading.text)?.key
  const beside = linesBeside(moved, shift)
  const below = key === undefined ? {} : { below: { key, index: heading?.number ? heading.number - 1 : 0 } }
  return { lines: moved, edit: { kind: 'shift', index: shift.from, shift, beside, ...below } }
}

/** The moves of the block that a line begins, each to a level that is open there. */
function* movesOf(lines: readonly RawLine[], index: number, context: ReadingContext): Generator<Shift> {
  const { stack, pending } = context.state
  const own = lines[index]?.indent ?? 0
  // A level of which nothing is known takes any block.
  const columns = stack.flatMap(({ kind, column, node }) => (kind === 'map' && node ? [column] : []))
  if (pending?.node) columns.push(pending.column + context.facts.width)
  for (const column of columns.reverse()) {
    const to = column === own ? undefined : lastThatFits(lines, { index, column }, context)
    if (to !== undefined) yield { from: index, to, by: column - own }
  }
}

/** The last line of a block that is moved to a column; undefined if it does not fit there. */
function lastThatFits(
  lines: readonly RawLine[],
  { index, column }: { index: number; column: number },
  { state, facts, budget }: ReadingContext,
): number | undefined {
  const { stack, pending } = state
  const end = endOfBlock(lines, index)
  const first = lineFrom(lines, index + 1)
  const inner = lines[first]?.indent ?? 0
  // The line alone was moved where the lines below it are right already.
  const to = inner === column + facts.width ? index : end - 1
  const moved = shifted(lines, { from: index, to, by: column - (lines[index]?.indent ?? 0) })
  const anomalies = readOutline(moved, { state: copyOf(state), facts, budget, from: index, to: end })
  if (anomalies.some((anomaly) => anomaly.index <= lineFrom(lines, first + 1))) return undefined
  if (to === index) return to
  // What the block does not know is the next one of its kind: further out, the block seemed to be the section around it.
  const strange = new Set(anomalies.filter(({ kind }) => kind === 'key').map((anomaly) => anomaly.index))
  const tag = (pending?.node ?? stack.findLast((level) => level.column === column)?.node)?.entry?.tag
  const next = lines.findIndex(
    ({ indent }, at) => at > index && at < end && (strange.has(at) || (indent === inner && hasKey(lines, at, tag))),
  )
  return lines.slice(index, next === -1 ? end : next).findLastIndex(hasContent) + index
}

/** Whether the section that a line begins has a key. */
function hasKey(lines: readonly RawLine[], index: number, key: string | undefined): boolean {
  const end = key === undefined ? index : endOfBlock(lines, index)
  const inner = lines[lineFrom(lines, index + 1)]?.indent
  return lines.slice(index + 1, end).some(({ indent, text }) => indent === inner && keyIn(text)?.key === key)
}
