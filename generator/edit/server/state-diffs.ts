import type { StateAnswer } from '../../../src/edit/protocol/requests.ts'
import { differencesBetween, withDifferences } from '../../../src/edit/state/differences.ts'

/** How many are remembered: several apps may be open, each of which knows another one. */
const most = 6

/** With more differences the whole is told. */
const many = 500

/** Remembers what apps were told last, and tells them what differs from it: the whole has megabytes where a site is large. */
export class StateDiffs {
  readonly #told = new Map<string, unknown>()

  /** @param since the stamp of what an app knows; any other one, where it knows nothing */
  answer(state: unknown, since: string): StateAnswer {
    const known = this.#told.get(since)
    const found = differencesBetween(known, state)
    if (known !== undefined && found.length === 0) return { stamp: since, differences: [] }
    const differences = found.length > many ? [{ path: [], now: state }] : found
    const stamp = crypto.randomUUID()
    this.#told.set(stamp, withDifferences(known, differences))
    for (const oldest of [...this.#told.keys()].slice(0, -most)) this.#told.delete(oldest)
    return { stamp, differences }
  }
}
