import type { HostAnswer, HostRequest, HostState } from './git-host.ts'
import { commitFiles, listCommits, type SentFile } from './host-commits.ts'

const project = '/api/v1/repos/anna/site'
const missing: HostAnswer = { status: 404, body: { message: 'not found' } }

interface Operation {
  readonly operation: 'create' | 'update' | 'delete'
  readonly path: string
  readonly content?: string
  readonly sha?: string
}

/** The API of Forgejo and Gitea, as documented. */
export function answerForgejo(request: HostRequest, host: HostState, may: 'write' | 'read'): HostAnswer {
  const { method, path, query, body } = request
  const { repository } = host
  if (!path.startsWith(project)) return missing
  const rest = path.slice(project.length)
  if (method === 'POST' && rest === '/contents') {
    if (may === 'read')
      return { status: 403, body: { message: 'token does not have at least one of required scope(s)' } }
    if (host.isProtected && body.new_branch === undefined)
      return { status: 403, body: { message: 'user cannot commit to branch [user: anna]' } }
    host.beforeMove?.()
    const files = body.files as Operation[]
    const now = new Map(
      repository
        .list(repository.readCommit(repository.head('main') ?? '')?.tree ?? '')
        .map((file) => [file.path, file.sha]),
    )
    for (const { operation, path: at, sha } of files) {
      if (operation === 'create' && now.has(at))
        return { status: 422, body: { message: `repository file already exists [path: ${at}]` } }
      if (operation !== 'create' && now.get(at) !== sha)
        return { status: 422, body: { message: `sha does not match [given: ${sha}, expected: ${now.get(at)}]` } }
    }
    const sent = files.map(({ path: at, content }): SentFile => [at, content])
    const { sha, parent } = commitFiles(repository, sent, String(body.message), String(body.new_branch ?? body.branch))
    return { status: 201, body: { commit: { sha, parents: [{ sha: parent }] } } }
  }
  if (method === 'POST' && rest === '/pulls') {
    host.proposals.push({ from: String(body.head), onto: String(body.base), title: String(body.title) })
    return { status: 201, body: { html_url: 'https://forgejo.example/anna/site/pulls/1' } }
  }
  if (rest === '') return { status: 200, body: { default_branch: 'main' } }
  if (rest === '/branches/main') return { status: 200, body: { commit: { id: repository.head('main') } } }
  if (rest.startsWith('/git/trees/')) {
    const tree = repository.list(repository.readCommit(rest.slice('/git/trees/'.length))?.tree ?? '')
    // Two a page, so that pages are asked for.
    const at = (Number(query.get('page')) - 1) * 2
    const page = tree.slice(at, at + 2).map((file) => ({ ...file, type: 'blob' }))
    return { status: 200, body: { tree: page, truncated: at + 2 < tree.length } }
  }
  if (rest.startsWith('/git/blobs/')) {
    const content = repository.read(rest.slice('/git/blobs/'.length))
    return content ? { status: 200, body: { content: content.toString('base64'), encoding: 'base64' } } : missing
  }
  if (rest !== '/commits') return missing
  const commits = listCommits(repository, query.get('path') ?? '')
  return {
    status: 200,
    body: commits.slice(0, Number(query.get('limit'))).map(({ sha, message, name, date }) => ({
      sha,
      commit: { message, author: { name, date } },
    })),
  }
}
