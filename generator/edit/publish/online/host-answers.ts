import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'

/** Asks the API of a host for what lies below the address of a repository there. Rejects where it does not answer. */
export type AskHost = <Value>(path: string) => Promise<Value>

/** The seconds of a moment as hosts write it. */
export function toTime(moment: string | null | undefined): Pick<OnlineState, 'time'> {
  const time = Math.floor(Date.parse(moment ?? '') / 1000)
  return Number.isFinite(time) ? { time } : {}
}
