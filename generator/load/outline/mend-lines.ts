import type { Budget } from './budget.ts'
import { bestIndent, findShift, lookAhead, lookBack, type Scene, type Shift, shifted } from './find-shift.ts'
import type { Slip } from './lexical-slip.ts'
import { outlineFacts } from './outline-facts.ts'
import { copyOf, movedUp, type Oddity, type OutlineFacts, type OutlineState, startOf } from './outline-state.ts'
import { type RawLine, rawLines, saysSomething } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** A place that keeps a file from being read, by its index among the lines. */
export type Finding =
  | { readonly kind: 'slip'; readonly index: number; readonly slip: Slip }
  | { readonly kind: 'stray'; readonly index: number; readonly last: number; readonly above: number }
  | { readonly kind: 'indentation'; readonly index: number; readonly shift: Shift; readonly beside: readonly number[] }

/** Lines as they were probably meant, and what was wrong with them. */
export interface Mended {
  readonly lines: readonly RawLine[]
  readonly findings: readonly Finding[]
}

/** More places than these are not looked for: after so many, a file is better compared with an earlier version. */
const placeLimit = 25

/** How many lines are read at a time on the way to the next place. */
const stretch = 200

/**
 * Reads a text by its indentation and mends, in memory only, one line after the other that does not fit, as long as the budget lasts.
 *
 * @param options.foreignKeys whether keys that their section does not know are looked at, too: for a text that can be read
 */
export function mendLines(text: string, budget: Budget, { foreignKeys = false } = {}): Mended {
  const lines = rawLines(text)
  const mender = new Mender(lines, outlineFacts(lines), budget)
  mender.mendAll(foreignKeys)
  return mender
}

class Mender implements Mended {
  lines: RawLine[]
  readonly findings: Finding[] = []
  readonly #facts: OutlineFacts
  readonly #budget: Budget
  /** A line above which nothing is mended any more, and the state before it. */
  #settled: { line: number; state: OutlineState }

  constructor(lines: RawLine[], facts: OutlineFacts, budget: Budget) {
    this.lines = lines
    this.#facts = facts
    this.#budget = budget
    this.#settled = { line: 0, state: startOf(facts) }
  }

  mendAll(foreignKeys: boolean): void {
    let done = -1
    while (this.findings.length < placeLimit && !this.#budget.isSpent) {
      const next = this.#next(({ index, kind }) => index > done && (foreignKeys || kind !== 'key'))
      if (!next) return
      // A slip is mended first; whether the line then stands where it should is seen in the next round.
      done = next.kind === 'slip' ? next.index - 1 : next.index
      this.#settle(Math.max(0, next.index - lookBack))
      this.#mend(next)
    }
  }

  /** The first oddity of some. */
  #next(isWanted: (oddity: Oddity) => boolean): Oddity | undefined {
    const { line, state: settled } = this.#settled
    const state = copyOf(settled)
    for (let from = line; from < this.lines.length; from += stretch) {
      const found = this.#read(state, { from, to: Math.min(from + stretch, this.lines.length) }).find(isWanted)
      if (found) return found
    }
    return undefined
  }

  #read(state: OutlineState, { from, to }: { from: number; to: number }): Oddity[] {
    return readOutline(this.lines, { state, facts: this.#facts, budget: this.#budget, from, to })
  }

  #mend({ index, kind, slip }: Oddity): void {
    if (slip) {
      this.lines[index] = slip.mended
      if (slip.kind === 'tab') this.lines[index] = { ...slip.mended, indent: this.#indentOf(index) }
      this.findings.push({ kind: 'slip', index, slip })
    } else if (kind === 'stray') this.#takeOut(index)
    else this.#shift(index)
  }

  /** How far a line with tabs is meant to stand in: how many spaces a tab was to be, nobody knows. */
  #indentOf(index: number): number {
    const { scene } = this.#sceneAt(index)
    const own = this.lines[index]?.indent ?? 0
    const above = this.lines.slice(0, index).findLast(saysSomething)?.indent ?? 0
    return bestIndent(scene, [
      own,
      above,
      above + this.#facts.width,
      own * 2,
      ...scene.state.levels.map(({ column }) => column),
    ])
  }

  /** Leaves the lines above one as they are from now on. */
  #settle(line: number): void {
    const { line: from, state } = this.#settled
    this.#read(state, { from, to: line })
    this.#settled = { line, state }
  }

  #sceneAt(index: number): { scene: Scene; start: number } {
    const { line: start, state } = this.#settled
    const lines = this.lines.slice(start, index + lookAhead)
    const scene = { lines, facts: this.#facts, budget: this.#budget, state: movedUp(state, start), index: index - start }
    return { scene, start }
  }

  #shift(index: number): void {
    const { scene, start } = this.#sceneAt(index)
    const found = findShift(scene)
    if (!found) return
    const shift = { from: found.from + start, to: found.to + start, by: found.by }
    this.lines = shifted(this.lines, shift)
    const beside = this.#beside(shift)
    const isTold = this.findings.some((told) => told.kind === 'slip' && told.index === shift.from)
    if (!isTold) this.findings.push({ kind: 'indentation', index: shift.from, shift, beside })
  }

  /** The nearest lines of the level in which the shifted line now is: one above, one below. */
  #beside({ from, to }: Shift): number[] {
    const column = this.lines[from]?.indent ?? 0
    const near = (start: number, step: 1 | -1) => {
      for (let at = start; at >= 0 && at < this.lines.length && Math.abs(at - start) < 400; at += step) {
        const line = this.lines[at] as RawLine
        if (!saysSomething(line) || line.indent > column) continue
        return line.indent === column ? [at] : []
      }
      return []
    }
    return [...near(from - 1, -1), ...near(to + 1, 1)]
  }

  /** The last of the lines from one on that belong to no key. */
  #lastStray(index: number): number {
    const { line, state: settled } = this.#settled
    const state = copyOf(settled)
    let last = index
    for (let from = line; from <= last + 1 && from < this.lines.length; from += stretch) {
      const found = this.#read(state, { from, to: Math.min(from + stretch, this.lines.length) })
      for (const oddity of found) if (oddity.kind === 'stray' && oddity.index === last + 1) last++
    }
    return last
  }

  /** Leaves text out that belongs to no key. */
  #takeOut(index: number): void {
    const own = this.lines[index]?.indent ?? 0
    const last = this.#lastStray(index)
    let above = index - 1
    while (above > 0 && !saysSomething(this.lines[above] as RawLine)) above--
    for (let at = index; at <= last; at++) this.lines[at] = { number: at + 1, indent: own, text: '' }
    this.findings.push({ kind: 'stray', index, last, above })
  }
}
