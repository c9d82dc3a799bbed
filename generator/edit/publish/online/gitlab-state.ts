import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import { type AskHost, toTime } from './host-answers.ts'

interface Deployment {
  readonly sha: string
  readonly status: string
  readonly updated_at: string
  readonly environment?: { readonly external_url?: string | null }
}

interface Pipeline {
  readonly status: string
  readonly updated_at: string
  readonly web_url: string
}

/** GitLab knows where a commit was put online, by its newest deployments; else how far its pipeline is. */
export async function gitlabState(ask: AskHost, commit: string): Promise<OnlineState | undefined> {
  const [pipeline] = await ask<Pipeline[]>(`/pipelines?sha=${commit}&per_page=1`)
  if (!pipeline) return undefined
  const { status, updated_at, web_url: page } = pipeline
  if (status === 'failed' || status === 'canceled') return { state: 'failed', ...toTime(updated_at), page }
  if (status !== 'success') return status === 'skipped' || status === 'manual' ? undefined : { state: 'waiting' }
  const newest = await ask<Deployment[]>('/deployments?order_by=updated_at&sort=desc&per_page=20')
  const online = newest.find((one) => one.sha === commit && one.status === 'success')
  if (!online) return { state: 'built', ...toTime(updated_at), page }
  const address = online.environment?.external_url || undefined
  return { state: 'online', ...toTime(online.updated_at), ...(address && { address }) }
}
