import type { StateAnswer } from '../../../src/edit/protocol/requests.ts'
import { differencesBetween, withDifferences } from '../../../src/edit/state/differences.ts'

/** How many states are remembered: each open app may know a different one. */
const most = 6

/** With more differences than this, the whole state is sent. */
const many = 500

/** Remembers which state each app has, and sends only what differs from it: the whole state of a large site has megabytes. */
export class StateDiffs {
  readonly #told = new Map<string, unknown>()

  /** @param since the stamp of the state that an app has; any other text if it has none */
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
