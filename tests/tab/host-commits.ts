import type { BareRepository, ReadCommit } from './bare-repository.ts'

/** A file in base64; without content it is removed. */
export type SentFile = readonly [path: string, content: string | undefined]

/** Commits files on the head, as hosts do that compare single files; on demand on a new branch that begins there. */
export function commitFiles(repository: BareRepository, sent: readonly SentFile[], message: string, to = 'main') {
  const parent = repository.head('main')
  if (to !== 'main') repository.moveTo(to, parent ?? '')
  const files = sent.map(([path, content]) => [
    path,
    content === undefined ? undefined : Buffer.from(content, 'base64'),
  ])
  return { sha: repository.push(to, Object.fromEntries(files), message), parent }
}

/** The commits up to one that change a file, newest first. */
export function listCommits(repository: BareRepository, path: string, from = repository.head('main')) {
  const commits = repository.history(from)
  const hash = (commit: ReadCommit | undefined) =>
    commit && repository.list(commit.tree).find((file) => file.path === path)?.sha
  return commits
    .filter((commit, index) => hash(commit) !== hash(commits[index + 1]))
    .map(({ sha, author, seconds, message }) => ({
      ...{ sha, message, name: author.replace(/ <.*$/, '') },
      date: new Date(seconds * 1000).toISOString(),
    }))
}
