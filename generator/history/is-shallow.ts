import { execFile } from 'node:child_process'
import { dirname, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether the repository of a file lacks the beginning of its history, as most checkouts of CI do. */
export async function isShallow(file: string): Promise<boolean> {
  const options = { cwd: dirname(resolve(file)) }
  // No git, or no repository: `lineTimes` finds no history either.
  const { stdout } = await run('git', ['rev-parse', '--is-shallow-repository'], options).catch(() => ({ stdout: '' }))
  return stdout.trim() === 'true'
}
