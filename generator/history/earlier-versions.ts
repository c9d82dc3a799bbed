import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * The last versions of a file that were committed, the newest first; none where there is no history.
 *
 * @param count how many at most
 */
export async function earlierVersions(file: string, count: number): Promise<Uint8Array[]> {
  const path = resolve(file)
  const name = basename(path)
  const options = { cwd: dirname(path), maxBuffer: 1 << 30 }
  try {
    const { stdout } = await run('git', ['log', `--max-count=${count}`, '--format=%H', '--', name], options)
    const commits = stdout.split('\n').filter((commit) => commit !== '')
    const versions: Uint8Array[] = []
    for (const commit of commits) versions.push(await versionIn(commit, name, options))
    return versions.filter((bytes) => bytes.length > 0)
  } catch {
    // No git, no repository, or a file that is not in it: then there is no history.
    return []
  }
}

/** The bytes of a file in a commit; none where the commit took the file away. */
async function versionIn(commit: string, name: string, options: { cwd: string; maxBuffer: number }) {
  const { stdout } = await run('git', ['show', `${commit}:./${name}`], { ...options, encoding: 'buffer' }).catch(
    () => ({
      stdout: Buffer.alloc(0),
    }),
  )
  return new Uint8Array(stdout)
}
