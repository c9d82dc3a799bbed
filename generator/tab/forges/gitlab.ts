import type { HostRefusal } from '../../../src/edit/protocol/publishing.ts'
import { projectAddress } from '../../../src/edit/protocol/repository-address.ts'
import { memoizeAnswers } from '../../lib/memoize.ts'
import { encodePath, ForgeClient, fromBase64, toBase64, toSeconds, webAddress } from './ask-forge.ts'
import { type CommitRequest, type Forge, type ForgeAccess, fileAction, type MadeCommit } from './forge.ts'

interface TreeEntry {
  readonly id: string
  readonly path: string
  readonly mode: string
  readonly type: string
}

interface ToldCommit {
  readonly id: string
  readonly title: string
  readonly author_name: string
  readonly authored_date: string
}

function askGitlab({ api, project, key }: Omit<ForgeAccess, 'branch'>): ForgeClient {
  return new ForgeClient(projectAddress({ kind: 'gitlab', api, project }), { authorization: `Bearer ${key}` })
}

/** The branch that a repository has by itself. */
export async function gitlabBranch(access: Omit<ForgeAccess, 'branch'>): Promise<string> {
  return (await askGitlab(access).json<{ default_branch: string }>('')).default_branch
}

/** GitLab, by its commits of several files: each is compared with the last commit of it that was seen. */
export function openGitlab(access: ForgeAccess): Forge {
  const { branch } = access
  const client = askGitlab(access)
  // A commit never changes.
  const list = memoizeAnswers((commit: string) => listFiles(client, commit))
  return {
    ask: (path) => client.json(path),
    head: async () =>
      (await client.json<{ commit: { id: string } }>(`/repository/branches/${encodeURIComponent(branch)}`)).commit.id,
    list,
    read: async (commit, path) => {
      const hash = (await list(commit)).get(path)
      return hash === undefined
        ? undefined
        : fromBase64((await client.json<{ content: string }>(`/repository/blobs/${hash}`)).content)
    },
    commit: (request) => makeCommit(client, { branch }, request),
    propose: async (request) => {
      await makeCommit(client, { branch: request.to, start_sha: request.head }, request)
      const between = { source_branch: request.to, target_branch: branch, remove_source_branch: true }
      const body = { ...between, title: request.note }
      return webAddress((await client.json<{ web_url: string }>('/merge_requests', { method: 'POST', body })).web_url)
    },
    publications: async (path, count) =>
      (await listCommits(client, { ref: branch, path, count })).map(({ id, title, author_name, authored_date }) => ({
        commit: id,
        time: toSeconds(authored_date),
        author: author_name,
        note: title,
      })),
  }
}

async function listFiles(client: ForgeClient, commit: string): Promise<ReadonlyMap<string, string>> {
  const entries = await client.pages<TreeEntry>(`/repository/tree?ref=${encodePath(commit)}&recursive=true`)
  const files = entries.filter(({ type, mode }) => type === 'blob' && mode.startsWith('100'))
  return new Map(files.map(({ path, id }) => [path, id]))
}

interface Asked {
  readonly ref: string
  readonly path: string
  readonly count: number
}

function listCommits(client: ForgeClient, { ref, path, count }: Asked): Promise<ToldCommit[]> {
  const query = new URLSearchParams({ ref_name: ref, path, per_page: String(count) })
  return client.json<ToldCommit[]>(`/repository/commits?${query}`)
}

async function makeCommit(client: ForgeClient, onto: object, request: CommitRequest): Promise<MadeCommit> {
  const { head, note, author, files } = request
  const actions = await Promise.all(
    files.map(async ({ path, bytes, before }) => {
      const [last] = before === undefined ? [] : await listCommits(client, { ref: head, path, count: 1 })
      return {
        action: fileAction({ bytes, before }),
        file_path: path,
        ...(bytes && { content: toBase64(bytes), encoding: 'base64' }),
        ...(last && { last_commit_id: last.id }),
      }
    }),
  )
  const who = author && { author_name: author.name, author_email: author.email }
  const made = await client.json<{ id: string; parent_ids: readonly string[] }>('/repository/commits', {
    method: 'POST',
    explain,
    body: { ...onto, commit_message: note, actions, ...who },
  })
  return { commit: made.id, parent: made.parent_ids[0] ?? '' }
}

function explain(status: number, said: string): HostRefusal | 'moved' | undefined {
  if (status === 400 && /has changed since|already exists|doesn't exist|could not update|out of date/i.test(said))
    return 'moved'
  return /not allowed to push|protected/i.test(said) ? 'host-protected' : undefined
}
