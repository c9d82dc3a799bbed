import { type Cost, costOf, type Excerpt, type Prefix, prefixesOf } from './edit-cost.ts'
import { hasContent, lineAbove, lookBack, type RawLine } from './raw-line.ts'

/** A candidate edit: neighbouring lines that are moved in or out. */
export interface Shift {
  readonly from: number
  readonly to: number
  readonly by: number
}

/**
 * The cheapest shift: it makes the line of the anomaly fit, and takes away more than it adds. Undefined if there is none. Unusual widths
 * alone are no reason for a shift.
 */
export function findShift(excerpt: Excerpt): Shift | undefined {
  const { lines, index } = excerpt
  const before = costOf(excerpt, { lines })
  const prefixes = prefixesOf(excerpt)
  let lowest = before.total
  let best: Shift | undefined
  for (const shift of candidates(excerpt)) {
    const own = costOfShift(shift, excerpt)
    const isTooMuch = ({ total, serious, misfits }: Cost) =>
      total + own >= lowest || serious >= before.serious || misfits.has(index)
    const prefix = prefixes[shift.from] as Prefix
    if (isTooMuch(prefix.cost)) continue
    const after = costOf(excerpt, { lines: shifted(lines, shift), prefix, isTooMuch })
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

/** The cheapest of some indentations of the line; the first of them if several cost as much. */
export function cheapestIndent(excerpt: Excerpt, indents: readonly number[]): number {
  const { lines, index } = excerpt
  const line = lines[index] as RawLine
  const costs = indents.map((indent) => costOf(excerpt, { lines: lines.with(index, { ...line, indent }) }).total)
  return indents[costs.indexOf(Math.min(...costs))] ?? line.indent
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
    // The line itself may be a heading of a text in Markdown, which looks like a note.
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
export function shifted(lines: readonly RawLine[], { from, to, by }: Shift): RawLine[] {
  const result = lines.slice()
  for (let at = from; at <= to; at++) {
    const line = lines[at] as RawLine
    if (line.text !== '') result[at] = { ...line, indent: Math.max(0, line.indent + by) }
  }
  return result
}
