import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What git prints, or with which code and words it refuses: there is no git, no repository, or no such file in it. */
type GitAnswer =
  | { readonly answer: Buffer }
  | { readonly refusal: { readonly code?: unknown; readonly stderr: string; readonly killed?: boolean } }

/** The environment of git: it speaks English, asks nobody for a password, and takes each name as it is written. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const asked = process.env.SSH_ASKPASS ?? 'false'
  const silent = { GIT_TERMINAL_PROMPT: '0', SSH_ASKPASS: asked, SSH_ASKPASS_REQUIRE: 'force' }
  return { ...process.env, LC_ALL: 'C', GIT_LITERAL_PATHSPECS: '1', ...silent }
}

/**
 * Asks git about a file, in the file's folder.
 *
 * @param args makes the arguments from the name of the file
 * @param timeout after so many milliseconds it is stopped; by default, never
 */
export async function askGit(file: string, args: (name: string) => string[], timeout = 0): Promise<GitAnswer> {
  const path = resolve(file)
  const options = {
    cwd: dirname(path),
    maxBuffer: 1 << 30,
    encoding: 'buffer',
    env: gitEnvironment(),
    timeout,
  } as const
  return run('git', args(basename(path)), options).then(
    ({ stdout }) => ({ answer: stdout }),
    ({ code, stderr, killed }) => ({ refusal: { code, stderr: String(stderr ?? ''), killed } }),
  )
}

/** The same, undefined where git refuses. */
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
  return blame && timesIn(blame.toString())
}

/** In the porcelain format, each line of the file follows its commit, after a tab; the headers of a commit appear only once. */
function timesIn(blame: string): LineTimes {
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
