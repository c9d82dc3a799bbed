import type { Problem } from '../../diagnostics/problem.ts'
import type { LineTable } from '../yaml/line-table.ts'
import type { Budget } from './budget.ts'
import type { Candidate } from './candidate.ts'
import { shiftProblem, strayProblem } from './edit-problem.ts'
import { findShift, shiftLines } from './find-shift.ts'
import {
  type Anomaly,
  cloneState,
  initialState,
  movedUp,
  type OutlineFacts,
  type OutlineState,
  outlineFacts,
} from './outline-state.ts'
import { endOfBlock, joinLines, lineAbove, lookAhead, lookBack, type RawLine, rawLines } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

/** No more edits than these are made: after so many, a file is better compared with an earlier version. */
const editLimit = 25

/** How many lines are read at a time on the way to the next anomaly. */
const stretch = 200

/**
 * Repairs a text in memory: one anomaly of its outline after the other, as long as the budget lasts.
 *
 * @param options.foreignKeys whether keys that their mapping does not know are anomalies, too: for a text that can be read
 */
export function repairLines(table: LineTable, budget: Budget, { foreignKeys = false } = {}): Candidate {
  const repairer = new LineRepairer(table, budget)
  repairer.repairAll((anomaly) => foreignKeys || anomaly.kind !== 'key')
  return { text: joinLines(repairer.lines), mistakes: repairer.mistakes }
}

class LineRepairer {
  readonly mistakes: Problem[] = []
  lines: RawLine[]
  readonly #table: LineTable
  readonly #facts: OutlineFacts
  readonly #budget: Budget
  /** The lines in which a character was fixed: moving them as well is no separate mistake. */
  readonly #fixed = new Set<number>()
  /** A line above which nothing is edited any more, and the state before it. */
  #settled: { line: number; state: OutlineState }

  constructor(table: LineTable, budget: Budget) {
    this.lines = rawLines(table.text)
    this.#table = table
    this.#facts = outlineFacts(this.lines)
    this.#budget = budget
    this.#settled = { line: 0, state: initialState(this.#facts) }
  }

  /** Repairs one wanted anomaly after the other. */
  repairAll(isWanted: (anomaly: Anomaly) => boolean): void {
    let done = -1
    while (this.mistakes.length < editLimit && !this.#budget.isSpent) {
      const next = this.#next((anomaly) => anomaly.index > done && isWanted(anomaly))
      if (!next) return
      // A character is fixed first; whether the line is then where it should be is seen in the next round.
      done = next.kind === 'lexical' ? next.index - 1 : next.index
      this.#settle(Math.max(0, next.index - lookBack))
      this.#repair(next)
    }
  }

  /** The first anomaly that is wanted. */
  #next(isWanted: (anomaly: Anomaly) => boolean): Anomaly | undefined {
    for (const anomaly of this.#anomalies()) if (isWanted(anomaly)) return anomaly
    return undefined
  }

  /** Anomalies from the settled line on. */
  *#anomalies(): Generator<Anomaly> {
    const state = cloneState(this.#settled.state)
    for (let from = this.#settled.line; from < this.lines.length; from += stretch)
      yield* this.#read(state, { from, to: Math.min(from + stretch, this.lines.length) })
  }

  #read(state: OutlineState, { from, to }: { from: number; to: number }): Anomaly[] {
    return readOutline(this.lines, { state, facts: this.#facts, budget: this.#budget, from, to })
  }

  /** From now on the lines above one stay as they are. */
  #settle(line: number): void {
    const { line: from, state } = this.#settled
    this.#read(state, { from, to: line })
    this.#settled = { line, state }
  }

  #repair({ index, kind, fix }: Anomaly): void {
    if (fix) {
      this.lines[index] = fix.line
      this.#fixed.add(index)
      const start = this.#table.start(index + 1) + fix.at
      this.mistakes.push({ ...fix.mistake, span: [start, start + fix.length] })
    } else if (kind === 'stray') this.#remove(index)
    else this.#shift(index)
  }

  #shift(index: number): void {
    const { line: start, state: settled } = this.#settled
    const lines = this.lines.slice(start, Math.max(index, endOfBlock(this.lines, index)) + lookAhead)
    const state = movedUp(settled, start)
    const found = findShift({ lines, facts: this.#facts, budget: this.#budget, state, index: index - start })
    if (!found) return
    const shift = { from: found.from + start, to: found.to + start, by: found.by }
    this.lines = shiftLines(this.lines, shift)
    if (!this.#fixed.has(shift.from)) this.mistakes.push(shiftProblem(shift, this.lines, this.#table))
  }

  /** Removes text that belongs to no key, with the lines of it that follow. */
  #remove(index: number): void {
    const indent = this.lines[index]?.indent ?? 0
    let last = index
    for (const { kind, index: at } of this.#anomalies()) {
      if (kind === 'stray' && at === last + 1) last++
      else if (at > last + 1) break
    }
    const above = lineAbove(this.lines, index)
    for (let at = index; at <= last; at++) this.lines[at] = { number: at + 1, indent, text: '' }
    this.mistakes.push(strayProblem({ index, last, above }, this.#table))
  }
}
