import type { HostRefusal, Publication } from '../../../src/edit/protocol/publishing.ts'
import { projectAddress } from '../../../src/edit/protocol/repository-address.ts'
import { memoizeAnswers } from '../../lib/memoize.ts'
import { encodePath, ForgeClient, fromBase64, toBase64, toSeconds, webAddress } from './ask-forge.ts'
import type { CommitRequest, Forge, ForgeAccess } from './forge.ts'
import { ForgeRefused } from './forge.ts'

interface TreeEntry {
  readonly path: string
  readonly mode: string
  readonly type: string
  readonly sha: string
}

interface ToldCommit {
  readonly sha: string
  readonly commit: {
    readonly message: string
    readonly author: { readonly name: string; readonly date: string } | null
  }
}

function askGithub({ api, project, key }: Omit<ForgeAccess, 'branch'>): ForgeClient {
  return new ForgeClient(projectAddress({ kind: 'github', api, project }), {
    accept: 'application/vnd.github+json',
    'x-github-api-version': '2022-11-28',
    authorization: `Bearer ${key}`,
  })
}

/** The branch that a repository has by itself. */
export async function githubBranch(access: Omit<ForgeAccess, 'branch'>): Promise<string> {
  return (await askGithub(access).json<{ default_branch: string }>('')).default_branch
}

/** GitHub, by its API of git objects: a branch moves to a commit only where that follows its head. */
export function openGithub(access: ForgeAccess): Forge {
  const { branch } = access
  const client = askGithub(access)
  const findTree = async (commit: string) =>
    (await client.json<{ tree: { sha: string } }>(`/git/commits/${encodeURIComponent(commit)}`)).tree.sha
  // A commit never changes.
  const entries = memoizeAnswers(async (commit: string): Promise<TreeEntry[]> => {
    const answer = await client.json<{ tree: TreeEntry[]; truncated: boolean }>(
      `/git/trees/${await findTree(commit)}?recursive=1`,
    )
    if (answer.truncated) throw new ForgeRefused('host-too-large')
    return answer.tree.filter(({ type, mode }) => type === 'blob' && mode.startsWith('100'))
  })

  return {
    ask: (path) => client.json(path),
    head: async () =>
      (await client.json<{ object: { sha: string } }>(`/git/ref/heads/${encodePath(branch)}`)).object.sha,
    list: async (commit) => new Map((await entries(commit)).map(({ path, sha }) => [path, sha])),
    read: async (commit, path) => {
      const entry = (await entries(commit)).find((other) => other.path === path)
      return entry && fromBase64((await client.json<{ content: string }>(`/git/blobs/${entry.sha}`)).content)
    },
    commit: async (request) => {
      const commit = await writeCommit(client, request, await findTree(request.head))
      const body = { sha: commit, force: false }
      await client.json(`/git/refs/heads/${encodePath(branch)}`, { method: 'PATCH', body, explain: explainRef })
      return { commit, parent: request.head }
    },
    propose: async (request) => {
      const sha = await writeCommit(client, request, await findTree(request.head))
      await client.json('/git/refs', { method: 'POST', body: { ref: `refs/heads/${request.to}`, sha } })
      const body = { title: request.note, head: request.to, base: branch }
      return webAddress((await client.json<{ html_url: string }>('/pulls', { method: 'POST', body })).html_url)
    },
    publications: async (path, count) => {
      const query = new URLSearchParams({ sha: branch, path, per_page: String(count) })
      return (await client.json<ToldCommit[]>(`/commits?${query}`)).map(tellCommit)
    },
  }
}

/** Writes a commit that no branch has yet. Returns its hash. */
async function writeCommit(client: ForgeClient, request: CommitRequest, base: string): Promise<string> {
  const { head, files, note, author } = request
  const tree: object[] = []
  for (const { path, bytes } of files) {
    const sha = bytes
      ? await create(client, '/git/blobs', { content: toBase64(bytes), encoding: 'base64' })
      : // A file without a hash is removed.
        null
    tree.push({ path, mode: '100644', type: 'blob', sha })
  }
  const made = await create(client, '/git/trees', { base_tree: base, tree })
  return create(client, '/git/commits', { message: note, tree: made, parents: [head], ...(author && { author }) })
}

async function create(client: ForgeClient, path: string, body: unknown): Promise<string> {
  return (await client.json<{ sha: string }>(path, { method: 'POST', body })).sha
}

function explainRef(status: number, said: string): HostRefusal | 'moved' | undefined {
  if (status !== 422 && status !== 409 && status !== 403) return undefined
  if (/fast.?forward|reference.*(?:moved|exist)|is at .* but expected/i.test(said)) return 'moved'
  return /protected|rule violation|required|push declined/i.test(said) ? 'host-protected' : undefined
}

function tellCommit({ sha, commit: { message, author } }: ToldCommit): Publication {
  const [note = ''] = message.split('\n')
  return { commit: sha, time: toSeconds(author?.date ?? ''), author: author?.name ?? '', note }
}
