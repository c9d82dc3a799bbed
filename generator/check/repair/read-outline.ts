import type { Budget } from './budget.ts'
import { OutlineReader } from './outline-reader.ts'
import type { Anomaly, OutlineFacts, OutlineState } from './outline-state.ts'
import type { RawLine } from './raw-line.ts'

/** What reading takes beside the lines: which of them are read, and the state before the first, which is updated with each line. */
interface Reading {
  readonly state: OutlineState
  readonly facts: OutlineFacts
  readonly budget: Budget
  readonly from: number
  readonly to: number
  /** Called with each anomaly; returning true ends the reading after its line. */
  readonly until?: (anomaly: Anomaly) => boolean
}

/**
 * Reads lines by their indentation and never fails: an anomaly is recorded, and the next line is read. Each line takes the first row that
 * fits.
 *
 * | the line | is read as | then |
 * |---|---|---|
 * | is empty, or at most `skip` | part of a quoted text | |
 * | is further in than the key of `block` | part of a block text | |
 * | begins a long text whose key lacks its bar | part of a block text | opens `block` |
 * | has a wrong or missing character | the line as it was meant | takes one of the other rows |
 * | is a comment | nothing | closes `block` |
 * | is further in than `plain`, without a key | more of an unquoted text | |
 * | is `---` or `...` | the end of a document | the state is that of the start |
 * | begins with dashes | items | each opens a level for items, and is `pending` |
 * | has a key without a value | a mapping or list | opens a level for keys; the key is `pending` |
 * | has a key or dash with a value | a scalar | opens `block`, `skip` or `plain`, by the value's first character |
 * | has neither | the value of what is `pending` | |
 * | | stray text | |
 *
 * To open a level is to push it onto the indent stack, after those that are further in were popped.
 */
export function readOutline(
  lines: readonly RawLine[],
  { state, facts, budget, from, to, until = () => false }: Reading,
): Anomaly[] {
  const reader = new OutlineReader(lines, state, facts)
  const { anomalies } = reader
  let index = from
  for (let isDone = false; index < to && !isDone; index++) {
    const known = anomalies.length
    reader.read(index)
    isDone = anomalies.length > known && anomalies.slice(known).some(until)
  }
  budget.spend(index - from)
  return anomalies
}
