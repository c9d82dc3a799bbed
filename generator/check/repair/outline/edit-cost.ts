import type { Budget } from '../budget.ts'
import { type Anomaly, copyOf, type OutlineFacts, type OutlineState } from './outline-state.ts'
import type { RawLine } from './raw-line.ts'
import { readOutline } from './read-outline.ts'

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
export interface Cost {
  readonly total: number
  /** Without unusual widths, which are no mistakes. */
  readonly serious: number
  /** The lines that belong to nothing. */
  readonly misfits: ReadonlySet<number>
}

/** The state before a line of an excerpt, and what the lines before it cost. */
export interface Prefix {
  readonly from: number
  readonly state: OutlineState
  readonly cost: Cost
}

/** What an anomaly of each kind costs. */
const weight: Record<Anomaly['kind'], number> = { indent: 4, stray: 4, key: 3, lexical: 0, width: 1 }

interface Reading {
  /** The lines of the excerpt as a candidate edit leaves them. */
  readonly lines: readonly RawLine[]
  /** The part that the edit does not change. */
  readonly prefix?: Prefix
  /** Whether the rest need not be read. */
  readonly isTooMuch?: (cost: Cost) => boolean
}

/** What an excerpt costs after a candidate edit. */
export function costOf(
  { facts, budget, ...excerpt }: Excerpt,
  { lines, prefix = emptyPrefix(excerpt), isTooMuch = () => false }: Reading,
): Cost {
  let { cost } = prefix
  const until = (anomaly: Anomaly) => {
    cost = withAnomaly(cost, anomaly)
    return isTooMuch(cost)
  }
  const { from, state } = prefix
  readOutline(lines, { state: copyOf(state), facts, budget, from, to: lines.length, until })
  return cost
}

function withAnomaly({ total, serious, misfits }: Cost, { kind, index }: Anomaly): Cost {
  return {
    total: total + weight[kind],
    serious: kind === 'width' ? serious : serious + weight[kind],
    misfits: kind === 'indent' || kind === 'stray' ? new Set([...misfits, index]) : misfits,
  }
}

function emptyPrefix({ state }: Pick<Excerpt, 'state'>): Prefix {
  return { from: 0, state, cost: { total: 0, serious: 0, misfits: new Set() } }
}

/** The prefixes before each line up to the anomaly, so that all candidate edits share them. */
export function prefixesOf({ lines, facts, budget, index, ...excerpt }: Excerpt): Prefix[] {
  const prefixes = [emptyPrefix(excerpt)]
  for (let from = 0; from < index; from++) {
    const before = prefixes[from] as Prefix
    const state = copyOf(before.state)
    const anomalies = readOutline(lines, { state, facts, budget, from, to: from + 1 })
    prefixes.push({ from: from + 1, state, cost: anomalies.reduce(withAnomaly, before.cost) })
  }
  return prefixes
}
