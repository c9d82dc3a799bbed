import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import { type AskHost, toTime } from './host-answers.ts'

interface CombinedStatus {
  readonly state: string
  readonly statuses: readonly { readonly updated_at: string; readonly target_url: string }[] | null
}

/** Forgejo and Gitea tell the state of a commit, whatever builds it; where it is online, they do not know. */
export async function forgejoState(ask: AskHost, commit: string): Promise<OnlineState | undefined> {
  const { state, statuses } = await ask<CombinedStatus>(`/commits/${commit}/status`)
  const [newest] = [...(statuses ?? [])].sort((a, b) => Date.parse(b.updated_at) - Date.parse(a.updated_at))
  if (!newest) return undefined
  const page = /^https?:/.test(newest.target_url) ? { page: newest.target_url } : {}
  if (state === 'pending') return { state: 'waiting' }
  if (state === 'failure' || state === 'error') return { state: 'failed', ...toTime(newest.updated_at), ...page }
  return { state: 'built', ...toTime(newest.updated_at), ...page }
}
