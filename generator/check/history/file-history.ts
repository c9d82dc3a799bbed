import { askGit } from '#git'

/** What git prints about a file; undefined where it refuses. */
export async function git(file: string, args: (name: string) => string[]): Promise<Buffer | undefined> {
  const asked = await askGit(file, args)
  return 'answer' in asked ? asked.answer : undefined
}

/** When each line of a file was written, in seconds, from the first line on; undefined for a line that is not committed yet. */
export type LineTimes = readonly (number | undefined)[]

/**
 * Asks git, once, when each line of a file was written; undefined where there is no history. It is the author's time, not the committer's:
 * rebasing or picking a commit renews the latter, though nobody has written a word. Nor has who changes line ends and indentation alone.
 */
export async function lineTimes(file: string): Promise<LineTimes | undefined> {
  const blame = await git(file, (name) => ['blame', '-w', '--porcelain', '--', name])
  return blame && parseBlame(blame.toString())
}

/** In the porcelain format, each line of the file follows its commit, after a tab; the headers of a commit appear only once. */
function parseBlame(blame: string): LineTimes {
  const written = new Map<string, number>()
  const times: (number | undefined)[] = []
  let commit = ''
  for (const line of blame.split('\n')) {
    if (line.startsWith('\t')) times.push(written.get(commit))
    else if (/^[0-9a-f]{40,} /.test(line)) commit = line.slice(0, line.indexOf(' '))
    else if (line.startsWith(authorTime) && !/^0+$/.test(commit))
      written.set(commit, Number(line.slice(authorTime.length)))
  }
  return times
}

const authorTime = 'author-time '

/**
 * Yields the last committed versions of a file, newest first; none if there is no history. Each is read on demand:
 * the versions of a large file are never in memory at the same time.
 *
 * @param count the maximum number of versions
 */
export async function* earlierVersions(file: string, count: number): AsyncGenerator<Uint8Array> {
  const log = await git(file, (name) => ['log', `--max-count=${count}`, '--format=%H', '--', name])
  for (const commit of log?.toString().match(/\S+/g) ?? []) {
    const bytes = await git(file, (name) => ['show', `${commit}:./${name}`])
    // A commit may have deleted the file.
    if (bytes) yield bytes
  }
}
