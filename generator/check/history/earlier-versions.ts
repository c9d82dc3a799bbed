import { git } from './git.ts'

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
