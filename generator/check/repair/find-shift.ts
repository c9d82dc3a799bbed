import type { Budget } from './budget.ts'
import { type Anomaly, cloneState, type OutlineFacts, type OutlineState } from './outline-state.ts'
import { hasContent, lineAbove, lookBack, type RawLine } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A candidate edit: neighbouring lines that are moved in or out. */
export interface Shift {
  readonly from: number
  readonly to: number
  readonly by: number
}

/** A site has no more levels than these. */
const deepest = 40

/**
 * The cheapest shift: it makes the line of the anomaly fit, and takes away more than it adds. Undefined if there is none. Unusual widths
 * alone are no reason for a shift.
 */
export function findShift(excerpt: Excerpt): Shift | undefined {
  const { lines, index, state } = excerpt
  // So deep, a line has a place to be moved to on every level, and the file is not one that a shift would fix.
  if (state.stack.length > deepest) return undefined
  const prefixes = listPrefixes(excerpt)
  const before = measureCost(excerpt, prefixes[index] as Prefix)
  let lowest = before.total
  let best: Shift | undefined
  for (const shift of candidates(excerpt)) {
    const own = costOfShift(shift, excerpt)
    const isTooMuch = ({ total, serious, isMisfit }: Cost) =>
      total + own >= lowest || serious >= before.serious || isMisfit
    const prefix = prefixes[shift.from] as Prefix
    if (isTooMuch(prefix.cost)) continue
    const after = measureCost({ ...excerpt, lines: shiftLines(lines, shift) }, prefix, isTooMuch)
    if (isTooMuch(after)) continue
    lowest = after.total + own
    best = shift
  }
  return best
}

/**
 * Among shifts that take away as much: the fewest lines, then the fewest spaces, then the line of the anomaly rather than those above
 * it.
 */
function costOfShift(shift: Shift, { lines, index }: Excerpt): number {
  return contentLines(lines, shift) * 0.04 + Math.abs(shift.by) * 0.01 + (shift.from < index ? 0.005 : 0)
}

/** Shifts that may be meant: of lines from the anomaly on, by a few spaces or to another level, and of those just above it. */
function* candidates({ lines, state, index }: Excerpt): Generator<Shift> {
  const line = lines[index] as RawLine
  const steps = [-1, 1, -2, 2, -3, 3, -4, 4]
  const last = lineAbove(lines, index)
  const above = (lines[last]?.indent ?? 0) - line.indent
  const columns = [...state.stack.map(({ column }) => column - line.indent), above, 6, 8, 10].filter(
    (by) => !steps.includes(by),
  )
  for (let to = index; to < Math.min(lines.length, index + lookBack); to++) {
    // The line itself may be a heading in Markdown, which looks like a comment.
    if (to > index && !hasContent(lines[to] as RawLine)) continue
    for (const by of [...steps, ...columns]) if (line.indent + by >= 0) yield { from: index, to, by }
  }
  for (let from = last; from >= 0; from--) {
    const first = lines[from] as RawLine
    if (hasContent(first)) for (const by of steps) if (first.indent + by >= 0) yield { from, to: last, by }
  }
}

function contentLines(lines: readonly RawLine[], { from, to }: Shift): number {
  let count = 0
  for (let at = from; at <= to; at++) if (hasContent(lines[at] as RawLine)) count++
  return count
}

/** The lines after a shift. */
export function shiftLines(lines: readonly RawLine[], { from, to, by }: Shift): RawLine[] {
  const result = lines.slice()
  for (let at = from; at <= to; at++) {
    const line = lines[at] as RawLine
    if (line.text !== '') result[at] = { ...line, indent: Math.max(0, line.indent + by) }
  }
  return result
}

/** The lines around an anomaly: `lookBack` before it, `lookAhead` after it. */
export interface Excerpt {
  readonly lines: readonly RawLine[]
  readonly facts: OutlineFacts
  /** The state before the first of them. */
  readonly state: OutlineState
  /** The line of the anomaly. */
  readonly index: number
  readonly budget: Budget
}

/** The anomalies of an excerpt, weighted. */
interface Cost {
  readonly total: number
  /** Without unusual widths, which are no mistakes. */
  readonly serious: number
  /** Whether the line of the anomaly belongs to nothing. */
  readonly isMisfit: boolean
}

/** What an anomaly of each kind costs. */
const weight: Record<Anomaly['kind'], number> = { indent: 4, stray: 4, key: 3, lexical: 3, width: 1 }

const plus = ({ total, serious, isMisfit }: Cost, { kind, index }: Anomaly, at: number): Cost => ({
  total: total + weight[kind],
  serious: serious + (kind === 'width' ? 0 : weight[kind]),
  isMisfit: isMisfit || (index === at && (kind === 'indent' || kind === 'stray')),
})

/** The state before a line of an excerpt, and what the lines before it cost. */
interface Prefix {
  readonly from: number
  readonly state: OutlineState
  readonly cost: Cost
}

/** What an excerpt costs; the rest is not read where that is too much. */
function measureCost({ lines, index, ...excerpt }: Excerpt, prefix: Prefix, isTooMuch = (_: Cost) => false): Cost {
  let { cost } = prefix
  const until = (anomaly: Anomaly) => {
    cost = plus(cost, anomaly, index)
    return isTooMuch(cost)
  }
  readOutline(lines, { ...excerpt, state: cloneState(prefix.state), from: prefix.from, to: lines.length, until })
  return cost
}

/** The prefixes before each line up to the anomaly, so that all candidate edits share them. */
function listPrefixes({ lines, index, state, ...excerpt }: Excerpt): Prefix[] {
  let prefix: Prefix = { from: 0, state, cost: { total: 0, serious: 0, isMisfit: false } }
  const prefixes = [prefix]
  for (let from = 0; from < index; from++) {
    const after = cloneState(prefix.state)
    const anomalies = readOutline(lines, { ...excerpt, state: after, from, to: from + 1 })
    const cost = anomalies.reduce((sum, anomaly) => plus(sum, anomaly, index), prefix.cost)
    prefix = { from: from + 1, state: after, cost }
    prefixes.push(prefix)
  }
  return prefixes
}
