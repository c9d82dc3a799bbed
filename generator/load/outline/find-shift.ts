import { copyOf, type Oddity, type OutlineFacts, type OutlineState } from './outline-state.ts'
import { type RawLine, saysSomething } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** Lines that would fit if they stood further in or out. */
export interface Shift {
  readonly from: number
  readonly to: number
  readonly by: number
}

/** Lines in which one is odd. */
export interface Scene {
  /** The lines around the odd one: `lookBack` before it, `lookAhead` behind it. */
  readonly lines: readonly RawLine[]
  readonly facts: OutlineFacts
  /** The state before the first of them. */
  readonly state: OutlineState
  /** The line that is odd. */
  readonly index: number
}

/** How much each kind of oddity speaks against a way of reading the lines. */
const weight: Record<Oddity['kind'], number> = { misfit: 4, stray: 4, key: 3, slip: 0, step: 1 }

/** How far back from an odd line its cause is looked for. */
export const lookBack = 45

/** How far behind an odd line the effect of a shift is looked at. */
export const lookAhead = 120

/**
 * The smallest shift of neighbouring lines by which the odd line, and most of what is odd below it, comes to fit: each is tried. It takes a
 * misfit away or puts a key where it belongs: an unusual number of spaces alone is no mistake.
 */
export function findShift(scene: Scene): Shift | undefined {
  const { lines, index } = scene
  const before = judge(scene, lines)
  let best: { shift: Shift; cost: number } | undefined
  for (const shift of candidates(scene)) {
    const size = contentLines(lines, shift)
    // Among shifts that mend as much: the fewest lines, then the fewest spaces, then the odd line rather than those above it.
    const edit = size * 0.04 + Math.abs(shift.by) * 0.01 + (shift.from < index ? 0.005 : 0)
    if (best && edit >= best.cost) continue
    const after = judge(scene, shifted(lines, shift))
    if (after.serious >= before.serious || after.at.has(index)) continue
    const cost = after.total + edit
    if (!best || cost < best.cost) best = { shift, cost }
  }
  return best && best.cost < before.total ? best.shift : undefined
}

/** The number of spaces with which a line fits best, of some; the first of them where several do. */
export function bestIndent(scene: Scene, indents: readonly number[]): number {
  const { lines, index } = scene
  const line = lines[index] as RawLine
  const costs = indents.map((indent) => judge(scene, lines.with(index, { ...line, indent })).total)
  return indents[costs.indexOf(Math.min(...costs))] ?? line.indent
}

/** How odd lines are: in all, without mere steps, and which of them fit nowhere. */
function judge({ facts, state }: Scene, lines: readonly RawLine[]) {
  const oddities = readOutline(lines, { state: copyOf(state), facts, from: 0, to: lines.length })
  let total = 0
  let serious = 0
  const at = new Set<number>()
  for (const oddity of oddities) {
    total += weight[oddity.kind]
    if (oddity.kind !== 'step') serious += weight[oddity.kind]
    if (oddity.kind === 'misfit' || oddity.kind === 'stray') at.add(oddity.index)
  }
  return { total, serious, at }
}

/** Shifts that may be meant: of lines from the odd one on, by a few spaces or to another level, and of those just above it. */
function* candidates({ lines, state, index }: Scene): Generator<Shift> {
  const line = lines[index] as RawLine
  const steps = [-1, 1, -2, 2, -3, 3, -4, 4]
  const columns = [...state.levels.map(({ column }) => column - line.indent), 6, 8, 10].filter(
    (by) => !steps.includes(by),
  )
  for (let to = index; to < Math.min(lines.length, index + lookBack); to++) {
    if (!saysSomething(lines[to] as RawLine)) continue
    for (const by of [...steps, ...columns]) if (line.indent + by >= 0) yield { from: index, to, by }
  }
  const last = previous(lines, index)
  for (let from = last; from >= 0; from--) {
    const first = lines[from] as RawLine
    if (saysSomething(first)) for (const by of steps) if (first.indent + by >= 0) yield { from, to: last, by }
  }
}

function previous(lines: readonly RawLine[], index: number): number {
  let at = index - 1
  while (at > 0 && !saysSomething(lines[at] as RawLine)) at--
  return at
}

function contentLines(lines: readonly RawLine[], { from, to }: Shift): number {
  let count = 0
  for (let at = from; at <= to; at++) if (saysSomething(lines[at] as RawLine)) count++
  return count
}

/** The lines with some of them further in or out. */
export function shifted(lines: readonly RawLine[], { from, to, by }: Shift): RawLine[] {
  const result = lines.slice()
  for (let at = from; at <= to; at++) {
    const line = lines[at] as RawLine
    if (line.text !== '') result[at] = { ...line, indent: Math.max(0, line.indent + by) }
  }
  return result
}
