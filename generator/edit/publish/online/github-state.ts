import type { OnlineState } from '../../../../src/edit/protocol/publishing.ts'
import { type AskHost, toTime } from './host-answers.ts'

interface Deployment {
  readonly id: number
  readonly created_at: string
}

interface DeploymentStatus {
  readonly state: string
  readonly created_at: string
  readonly environment_url?: string
  readonly log_url?: string
}

interface Runs {
  readonly workflow_runs: readonly {
    readonly status: string
    readonly conclusion: string | null
    readonly updated_at: string
    readonly html_url: string
  }[]
}

const failures = new Set(['failure', 'error', 'timed_out', 'startup_failure', 'cancelled'])

/** How long a deployment is waited for: some services never say how one has ended. */
const patienceMs = 3_600_000

/**
 * GitHub knows where a commit was put online, by its own workflows and by services that are connected to it; else how far its workflows are.
 *
 * @param now in milliseconds
 */
export async function githubState(ask: AskHost, commit: string, now = Date.now()): Promise<OnlineState | undefined> {
  const [newest] = await ask<Deployment[]>(`/deployments?sha=${commit}&per_page=1`)
  const [status] = newest ? await ask<DeploymentStatus[]>(`/deployments/${newest.id}/statuses?per_page=1`) : []
  if (status && failures.has(status.state))
    return { state: 'failed', ...toTime(status.created_at), ...(status.log_url && { page: status.log_url }) }
  if (status?.state === 'success' || status?.state === 'inactive') {
    const address = status.environment_url || undefined
    return { state: 'online', ...toTime(status.created_at), ...(address && { address }) }
  }
  const { workflow_runs: runs } = await ask<Runs>(`/actions/runs?head_sha=${commit}&per_page=20`)
  const failed = runs.find(({ conclusion }) => failures.has(conclusion ?? ''))
  if (failed) return { state: 'failed', ...toTime(failed.updated_at), page: failed.html_url }
  const isAwaited = newest && !(now - Date.parse(newest.created_at) > patienceMs)
  if (isAwaited || runs.some((run) => run.status !== 'completed')) return { state: 'waiting' }
  const done = runs.find(({ conclusion }) => conclusion === 'success')
  return done && { state: 'built', ...toTime(done.updated_at), page: done.html_url }
}
