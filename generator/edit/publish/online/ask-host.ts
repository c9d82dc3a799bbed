import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import { forgejoState } from './forgejo-state.ts'
import { githubState } from './github-state.ts'
import { gitlabState } from './gitlab-state.ts'

/** Asks the API of a host for what lies below the address of a repository there. Rejects where it does not answer. */
export type AskHost = <Value>(path: string) => Promise<Value>

/** What a kind of host tells of a commit that was sent to it; undefined where it tells nothing. */
export type ReadState = (ask: AskHost, commit: string) => Promise<OnlineState | undefined>

/** How each kind of host is asked, by the names of their APIs. */
export const readStates: Readonly<Record<string, ReadState>> = {
  forgejo: forgejoState,
  github: githubState,
  gitlab: gitlabState,
}

/** The seconds of a moment as hosts write it. */
export function toTime(moment: string | null | undefined): Pick<OnlineState, 'time'> {
  const time = Math.floor(Date.parse(moment ?? '') / 1000)
  return Number.isFinite(time) ? { time } : {}
}
