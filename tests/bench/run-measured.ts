import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** How a command went. */
export interface Measurement {
  readonly seconds: number
  /** The largest resident memory of the process and all below it, in megabytes. */
  readonly megabytes: number
}

interface RunOptions {
  readonly cwd: string
  readonly environment?: Readonly<Record<string, string>>
}

const sampleEveryMs = 50
const pageSize = 4096

/** Runs a command to its end. Throws with what it said where it fails. */
export function runMeasured(
  [program = '', ...args]: readonly string[],
  { cwd, environment = {} }: RunOptions,
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    // The site's own kinds are those of this project.
    const own = { SITE_GENERATOR_TRUST_KINDS: '1', CI: '1', NO_COLOR: '1' }
    const child = spawn(program, args, { cwd, env: { ...process.env, ...environment, ...own } })
    let output = ''
    let pages = 0
    const sample = () => {
      pages = Math.max(pages, residentPages(child.pid ?? 0))
    }
    const timer = setInterval(sample, sampleEveryMs)
    child.stdout.on('data', (chunk) => (output = (output + chunk).slice(-4000)))
    child.stderr.on('data', (chunk) => (output = (output + chunk).slice(-4000)))
    child.on('error', reject)
    child.on('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - start) / 1000
      if (code === 0) resolve({ seconds, megabytes: (pages * pageSize) / 1e6 })
      else reject(new Error(`${program} ${args.join(' ')} ended with ${code}\n${output}`))
    })
  })
}

/** The resident pages of a process and of all that descend from it. */
function residentPages(pid: number): number {
  try {
    const own = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    return childrenOf(pid).reduce((sum, child) => sum + residentPages(child), own)
  } catch {
    return 0
  }
}

/** Threads may have started children of their own. */
function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    try {
      return readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
    } catch {
      return []
    }
  })
}
