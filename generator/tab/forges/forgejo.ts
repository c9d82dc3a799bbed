import type { HostRefusal } from '../../../src/edit/protocol/publishing.ts'
import { projectAddress } from '../../../src/edit/protocol/repository-address.ts'
import { memoizeAnswers } from '../../lib/memoize.ts'
import { encodePath, ForgeClient, fromBase64, toBase64, toSeconds, webAddress } from './ask-forge.ts'
import { type CommitRequest, type Forge, type ForgeAccess, ForgeRefused, fileAction, type MadeCommit } from './forge.ts'

interface TreePage {
  readonly tree: readonly {
    readonly path: string
    readonly mode: string
    readonly type: string
    readonly sha: string
  }[]
  readonly truncated: boolean
}

interface ToldCommit {
  readonly sha: string
  readonly commit: {
    readonly message: string
    readonly author: { readonly name: string; readonly date: string } | null
  }
}

/** The most pages of files that are asked for. */
const mostPages = 100

function askForgejo({ api, project, key }: Omit<ForgeAccess, 'branch'>): ForgeClient {
  return new ForgeClient(projectAddress({ kind: 'forgejo', api, project }), { authorization: `token ${key}` })
}

/** The branch that a repository has by itself. */
export async function forgejoBranch(access: Omit<ForgeAccess, 'branch'>): Promise<string> {
  return (await askForgejo(access).json<{ default_branch: string }>('')).default_branch
}

/** Forgejo and Gitea, by the call that changes several files: each is compared with the hash that was seen. */
export function openForgejo(access: ForgeAccess): Forge {
  const { branch } = access
  const client = askForgejo(access)
  // A commit never changes.
  const list = memoizeAnswers((commit: string) => listFiles(client, commit))
  return {
    ask: (path) => client.json(path),
    head: async () => (await client.json<{ commit: { id: string } }>(`/branches/${encodePath(branch)}`)).commit.id,
    list,
    read: async (commit, path) => {
      const hash = (await list(commit)).get(path)
      return hash === undefined
        ? undefined
        : fromBase64((await client.json<{ content: string }>(`/git/blobs/${hash}`)).content)
    },
    commit: (request) => makeCommit(client, { branch }, request),
    propose: async (request) => {
      await makeCommit(client, { branch, new_branch: request.to }, request)
      const body = { title: request.note, head: request.to, base: branch }
      return webAddress((await client.json<{ html_url: string }>('/pulls', { method: 'POST', body })).html_url)
    },
    publications: async (path, count) => {
      const query = new URLSearchParams({ sha: branch, path, limit: String(count), stat: 'false', files: 'false' })
      return (await client.json<ToldCommit[]>(`/commits?${query}`)).map(({ sha, commit: { message, author } }) => ({
        commit: sha,
        time: toSeconds(author?.date ?? ''),
        author: author?.name ?? '',
        note: message.split('\n')[0] ?? '',
      }))
    },
  }
}

async function listFiles(client: ForgeClient, commit: string): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (let page = 1; page <= mostPages; page++) {
    const { tree, truncated } = await client.json<TreePage>(
      `/git/trees/${encodeURIComponent(commit)}?recursive=true&per_page=1000&page=${page}`,
    )
    for (const { path, mode, type, sha } of tree) if (type === 'blob' && mode.startsWith('100')) files.set(path, sha)
    if (!truncated || tree.length === 0) return files
  }
  throw new ForgeRefused('host-too-large')
}

async function makeCommit(client: ForgeClient, onto: object, request: CommitRequest): Promise<MadeCommit> {
  const files = request.files.map(({ path, bytes, before }) => ({
    path,
    operation: fileAction({ bytes, before }),
    ...(bytes && { content: toBase64(bytes) }),
    ...(before !== undefined && { sha: before }),
  }))
  const body = { ...onto, message: request.note, files, ...(request.author && { author: request.author }) }
  const { commit } = await client.json<{ commit: { sha: string; parents: readonly { sha: string }[] } }>('/contents', {
    method: 'POST',
    body,
    explain,
  })
  return { commit: commit.sha, parent: commit.parents[0]?.sha ?? '' }
}

function explain(status: number, said: string): HostRefusal | 'moved' | undefined {
  if (/sha does not match|file already exists|file does not exist|out of date/i.test(said)) return 'moved'
  return (status === 403 || status === 422) && /cannot commit|protected/i.test(said) ? 'host-protected' : undefined
}
