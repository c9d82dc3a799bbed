import type { Budget } from './budget.ts'
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
  readonly budget: Budget
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
  const before = judge(scene, { lines })
  const beginnings = beginningsOf(scene)
  let lowest = before.total
  let best: Shift | undefined
  for (const shift of candidates(scene)) {
    const size = contentLines(lines, shift)
    // Among shifts that mend as much: the fewest lines, then the fewest spaces, then the odd line rather than those above it.
    const edit = size * 0.04 + Math.abs(shift.by) * 0.01 + (shift.from < index ? 0.005 : 0)
    const isWorse = ({ total, serious, at }: Verdict) =>
      total + edit >= lowest || serious >= before.serious || at.has(index)
    const beginning = beginnings[shift.from] as Beginning
    if (isWorse(beginning.verdict)) continue
    const after = judge(scene, { lines: shifted(lines, shift), beginning, isWorse })
    if (isWorse(after)) continue
    lowest = after.total + edit
    best = shift
  }
  return best
}

/** The number of spaces with which a line fits best, of some; the first of them where several do. */
export function bestIndent(scene: Scene, indents: readonly number[]): number {
  const { lines, index } = scene
  const line = lines[index] as RawLine
  const costs = indents.map((indent) => judge(scene, { lines: lines.with(index, { ...line, indent }) }).total)
  return indents[costs.indexOf(Math.min(...costs))] ?? line.indent
}

/** How odd lines are: in all, without mere steps, and which of them fit nowhere. */
interface Verdict {
  readonly total: number
  readonly serious: number
  readonly at: ReadonlySet<number>
}

/** What is known before a line of a scene is read. */
interface Beginning {
  readonly from: number
  readonly state: OutlineState
  readonly verdict: Verdict
}

interface Judging {
  readonly lines: readonly RawLine[]
  /** Where to begin: lines above it are as they were. */
  readonly beginning?: Beginning
  /** Whether no more lines need to be read. */
  readonly isWorse?: (verdict: Verdict) => boolean
}

function judge(
  { facts, budget, ...scene }: Scene,
  { lines, beginning = beginningAt(scene), isWorse = () => false }: Judging,
): Verdict {
  let { verdict } = beginning
  const until = (oddity: Oddity) => {
    verdict = withOddity(verdict, oddity)
    return isWorse(verdict)
  }
  const { from, state } = beginning
  readOutline(lines, { state: copyOf(state), facts, budget, from, to: lines.length, until })
  return verdict
}

function withOddity({ total, serious, at }: Verdict, { kind, index }: Oddity): Verdict {
  return {
    total: total + weight[kind],
    serious: kind === 'step' ? serious : serious + weight[kind],
    at: kind === 'misfit' || kind === 'stray' ? new Set([...at, index]) : at,
  }
}

function beginningAt({ state }: Pick<Scene, 'state'>): Beginning {
  return { from: 0, state, verdict: { total: 0, serious: 0, at: new Set() } }
}

/** What is known before each line up to the odd one, so that it is read once for all shifts. */
function beginningsOf({ lines, facts, budget, index, ...scene }: Scene): Beginning[] {
  const beginnings = [beginningAt(scene)]
  for (let from = 0; from < index; from++) {
    const { state: before, verdict } = beginnings[from] as Beginning
    const state = copyOf(before)
    const found = readOutline(lines, { state, facts, budget, from, to: from + 1 })
    beginnings.push({ from: from + 1, state, verdict: found.reduce(withOddity, verdict) })
  }
  return beginnings
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
