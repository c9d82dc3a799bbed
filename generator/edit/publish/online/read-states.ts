import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import type { RepositoryProgram } from '../../../../src/edit/protocol/repository-address.ts'
import { forgejoState } from './forgejo-state.ts'
import { githubState } from './github-state.ts'
import { gitlabState } from './gitlab-state.ts'
import type { AskHost } from './host-answers.ts'

/** What a kind of host tells of a commit that was sent to it; undefined where it tells nothing. */
export type ReadState = (ask: AskHost, commit: string) => Promise<OnlineState | undefined>

/** How each kind of host is asked, by the names of their APIs. */
export const readStates: Readonly<Record<RepositoryProgram, ReadState>> = {
  forgejo: forgejoState,
  github: githubState,
  gitlab: gitlabState,
}
