import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Asks git about a file, in the file's folder.
 *
 * @param args makes the arguments from the name of the file
 * @returns what git prints; undefined where it refuses: there is no git, no repository, or no such file in it
 */
export async function git(file: string, args: (name: string) => string[]): Promise<Buffer | undefined> {
  const path = resolve(file)
  const options = { cwd: dirname(path), maxBuffer: 1 << 30, encoding: 'buffer' } as const
  return run('git', args(basename(path)), options).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
}
