import type { HostAnswer, HostRequest, HostState } from './git-host.ts'
import { commitFiles, listCommits, type SentFile } from './host-commits.ts'

const project = '/api/v4/projects/anna/site'
const missing: HostAnswer = { status: 404, body: { message: '404 Not Found' } }

interface Action {
  readonly action: 'create' | 'update' | 'delete'
  readonly file_path: string
  readonly content?: string
  readonly last_commit_id?: string
}

/** GitLab's API of repositories, as documented. */
export function answerGitlab(request: HostRequest, host: HostState, may: 'write' | 'read'): HostAnswer {
  const { method, path, query, body } = request
  const { repository } = host
  if (!path.startsWith(project)) return missing
  const rest = path.slice(project.length)
  const list = (commit: string) => repository.list(repository.readCommit(commit)?.tree ?? '')
  if (method === 'POST' && rest === '/repository/commits') {
    if (may === 'read') return { status: 403, body: { error: 'insufficient_scope' } }
    const isNew = body.start_sha === repository.head('main') && body.branch !== 'main'
    if (host.isProtected && !isNew)
      return { status: 403, body: { message: 'You are not allowed to push into this branch' } }
    host.beforeMove?.()
    const actions = body.actions as Action[]
    const there = new Set(list(repository.head('main') ?? '').map((file) => file.path))
    for (const { action, file_path: at, last_commit_id: last } of actions) {
      if (action === 'create' && there.has(at))
        return { status: 400, body: { message: 'A file with this name already exists' } }
      if (action !== 'create' && listCommits(repository, at)[0]?.sha !== last)
        return {
          status: 400,
          body: { message: 'You are attempting to update a file that has changed since you started editing it.' },
        }
    }
    const sent = actions.map(({ file_path: at, content }): SentFile => [at, content])
    const { sha, parent } = commitFiles(repository, sent, String(body.commit_message), String(body.branch))
    return { status: 201, body: { id: sha, parent_ids: [parent] } }
  }
  if (method === 'POST' && rest === '/merge_requests') {
    const { source_branch: from, target_branch: onto, title } = body
    host.proposals.push({ from: String(from), onto: String(onto), title: String(title) })
    return { status: 201, body: { web_url: 'https://gitlab.example/anna/site/-/merge_requests/1' } }
  }
  if (rest === '') return { status: 200, body: { default_branch: 'main' } }
  if (rest === '/repository/branches/main') return { status: 200, body: { commit: { id: repository.head('main') } } }
  if (rest === '/repository/tree') {
    const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))]
    const files = list(query.get('ref') ?? '').slice((page - 1) * size, page * size)
    return { status: 200, body: files.map(({ sha, path: at, mode }) => ({ id: sha, path: at, mode, type: 'blob' })) }
  }
  if (rest.startsWith('/repository/blobs/')) {
    const content = repository.read(rest.slice('/repository/blobs/'.length))
    return content ? { status: 200, body: { content: content.toString('base64'), encoding: 'base64' } } : missing
  }
  if (rest !== '/repository/commits') return missing
  const ref = query.get('ref_name') ?? ''
  const commits = listCommits(repository, query.get('path') ?? '', ref === 'main' ? repository.head('main') : ref)
  return {
    status: 200,
    body: commits.slice(0, Number(query.get('per_page'))).map(({ sha, message, name, date }) => ({
      ...{ id: sha, title: message.split('\n')[0], author_name: name, authored_date: date },
    })),
  }
}
