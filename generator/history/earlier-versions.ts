import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The last versions of a file that were committed, the newest first; none where there is no history. Each is read when it is asked for:
 * those of a large file are never in memory at once.
 *
 * @param count how many at most
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

/** The bytes of a file in a commit; none where the commit took the file away. */
async function versionIn(commit: string, name: string, options: { cwd: string; maxBuffer: number }) {
  const { stdout } = await run('git', ['show', `${commit}:./${name}`], { ...options, encoding: 'buffer' }).catch(
    () => ({ stdout: Buffer.alloc(0) }),
  )
  return new Uint8Array(stdout)
}
