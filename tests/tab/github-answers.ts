import type { BareRepository, ReadCommit } from './bare-repository.ts'
import type { HostAnswer, HostRequest, HostState } from './git-host.ts'

const project = '/api/v3/repos/anna/site'

const missing: HostAnswer = { status: 404, body: { message: 'Not Found' } }

interface SentEntry {
  readonly path: string
  readonly mode: string
  readonly sha: string | null
}

/** GitHub's API of git objects, as documented. */
export function answerGithub(request: HostRequest, host: HostState, may: 'write' | 'read'): HostAnswer {
  const { method, path, query, body } = request
  const { repository } = host
  if (!path.startsWith(project)) return missing
  const rest = path.slice(project.length)
  const [, name = ''] = /^\/git\/(?:ref|refs)\/heads\/(.+)$/.exec(rest) ?? []
  const [, sha = ''] = /^\/git\/(?:commits|trees|blobs)\/([0-9a-f]{40})$/.exec(rest) ?? []
  if (method !== 'GET' && may === 'read')
    return { status: 403, body: { message: 'Resource not accessible by personal access token' } }
  if (method === 'GET') {
    if (rest === '') return { status: 200, body: { default_branch: 'main' } }
    if (rest.startsWith('/git/ref/heads/')) {
      const head = repository.head(name)
      return head === undefined ? missing : { status: 200, body: { ref: `refs/heads/${name}`, object: { sha: head } } }
    }
    if (rest === '/commits') return { status: 200, body: listCommits(repository, query) }
    const object = sha === '' ? undefined : repository.read(sha)
    if (!object) return missing
    if (rest.startsWith('/git/commits/'))
      return { status: 200, body: { sha, tree: { sha: repository.readCommit(sha)?.tree } } }
    if (rest.startsWith('/git/trees/')) {
      const tree = repository.list(sha).map((file) => ({ ...file, type: 'blob' }))
      return { status: 200, body: { sha, tree, truncated: false } }
    }
    // In lines, as GitHub gives it.
    const content = object.toString('base64').replace(/.{60}/g, '$&\n')
    return { status: 200, body: { sha, content, encoding: 'base64' } }
  }
  if (rest === '/git/blobs') {
    const bytes = Buffer.from(String(body.content), body.encoding === 'base64' ? 'base64' : 'utf8')
    return { status: 201, body: { sha: repository.write('blob', bytes) } }
  }
  if (rest === '/git/trees') {
    const entries = body.tree as SentEntry[]
    const kept = repository
      .list(String(body.base_tree))
      .filter((file) => !entries.some(({ path: at }) => at === file.path))
    const added = entries.flatMap(({ path: at, mode, sha: hash }) =>
      hash === null ? [] : [{ path: at, mode, sha: hash }],
    )
    return { status: 201, body: { sha: repository.writeTree([...kept, ...added]) } }
  }
  if (rest === '/git/commits') {
    const author = (body.author ?? { name: 'Anna', email: 'anna@example.com' }) as { name: string; email: string }
    const made = repository.commit({
      tree: String(body.tree),
      parents: body.parents as string[],
      author: `${author.name} <${author.email}>`,
      message: String(body.message),
    })
    return { status: 201, body: { sha: made } }
  }
  if (rest === '/git/refs') {
    const to = String(body.ref).replace(/^refs\/heads\//, '')
    if (repository.head(to) !== undefined) return { status: 422, body: { message: 'Reference already exists' } }
    repository.moveTo(to, String(body.sha))
    return { status: 201, body: { ref: body.ref } }
  }
  if (rest === '/pulls') {
    host.proposals.push({ from: String(body.head), onto: String(body.base), title: String(body.title) })
    return { status: 201, body: { html_url: 'https://github.example/anna/site/pull/1' } }
  }
  if (method === 'PATCH' && name !== '') {
    if (host.isProtected)
      return { status: 422, body: { message: 'Repository rule violations found\n\nCannot update this protected ref.' } }
    host.beforeMove?.()
    if (body.force !== false || !repository.moveTo(name, String(body.sha)))
      return { status: 422, body: { message: 'Update is not a fast forward' } }
    return { status: 200, body: { object: { sha: body.sha } } }
  }
  return missing
}

function listCommits(repository: BareRepository, query: URLSearchParams) {
  const commits = repository.history(repository.head(query.get('sha') ?? ''))
  const hash = (commit: ReadCommit | undefined) =>
    commit && repository.list(commit.tree).find(({ path }) => path === query.get('path'))?.sha
  const changing = commits.filter((commit, index) => hash(commit) !== hash(commits[index + 1]))
  return changing.slice(0, Number(query.get('per_page') ?? 30)).map(({ sha, author, seconds, message }) => ({
    sha,
    commit: {
      message,
      author: { name: author.replace(/ <.*$/, ''), date: new Date(seconds * 1000).toISOString() },
    },
  }))
}
