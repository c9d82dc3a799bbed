import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Yields the last committed versions of a file, newest first; none if there is no history. Each is read on demand:
 * the versions of a large file are never in memory at the same time.
 *
 * @param count the maximum number of versions
 */
export async function* earlierVersions(file: string, count: number): AsyncGenerator<Uint8Array> {
  const path = resolve(file)
  const name = basename(path)
  const options = { cwd: dirname(path), maxBuffer: 1 << 30 }
  // No git, no repository, or a file that is not in it: then there is no history.
  const { stdout } = await run('git', ['log', `--max-count=${count}`, '--format=%H', '--', name], options).catch(
    () => ({ stdout: '' }),
  )
  for (const commit of stdout.split('\n').filter((line) => line !== '')) {
    const bytes = await versionIn(commit, name, options)
    if (bytes.length > 0) yield bytes
  }
}

/** The bytes of a file in a commit; none if the commit deleted it. */
async function versionIn(commit: string, name: string, options: { cwd: string; maxBuffer: number }) {
  const { stdout } = await run('git', ['show', `${commit}:./${name}`], { ...options, encoding: 'buffer' }).catch(
    () => ({ stdout: Buffer.alloc(0) }),
  )
  return new Uint8Array(stdout)
}
