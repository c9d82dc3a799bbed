const hour = 60 * 60 * 1000

/** More e-mails than all people of one office send in an hour, and fewer than would fill a mailbox or use up a plan. */
const most = 20

/** The most senders that are remembered; the oldest are forgotten. */
const mostSenders = 10_000

/**
 * Counts what each sender has sent within the last hour. A running copy of a function counts by itself, and a host may run several; but a
 * script that sends one e-mail after another meets the same one.
 */
export class SenderLimit {
  readonly #sent = new Map<string, readonly number[]>()
  readonly #most: number

  /** @param mostInHour how many are let through within an hour */
  constructor(mostInHour = most) {
    this.#most = mostInHour
  }

  /**
   * Counts one more.
   *
   * @param address of the sender, as the host knows it
   * @returns how many seconds the sender has to wait where it is too many; else 0
   */
  take(address: string, now: number): number {
    const sender = toNetwork(address)
    const recent = (this.#sent.get(sender) ?? []).filter((time) => now - time < hour)
    const [oldest = now] = recent
    if (recent.length >= this.#most) return Math.ceil((oldest + hour - now) / 1000)
    this.#sent.delete(sender)
    this.#sent.set(sender, [...recent, now])
    const [first = ''] = this.#sent.keys()
    if (this.#sent.size > mostSenders) this.#sent.delete(first)
    return 0
  }

  /** Takes back what was counted at a time, as what failed. */
  giveBack(address: string, time: number): void {
    const sender = toNetwork(address)
    const counted = [...(this.#sent.get(sender) ?? [])]
    const at = counted.indexOf(time)
    if (at >= 0) this.#sent.set(sender, counted.toSpliced(at, 1))
  }
}

/** An IPv6 address counts by its /64 prefix: within that, a sender has as many addresses as they like. */
function toNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const [start, end] = [before, after ?? ''].map((part) => part.split(':').filter((each) => each !== ''))
  const zeros = Array<string>(
    after === undefined ? 0 : Math.max(0, 8 - (start?.length ?? 0) - (end?.length ?? 0)),
  ).fill('0')
  return [...(start ?? []), ...zeros, ...(end ?? [])]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
