import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { contentHash } from '../lib/content-hash.ts'
import { cacheFolder } from '../lib/files/cache.ts'
import { endSignals } from '../lib/files/end-between-writes.ts'

/** The folder with a record of each staging folder that is being written: a later command finds those that were left behind, wherever they are. */
const records = join(cacheFolder, 'staging')

/** The staging folders of this process. */
const own = new Set<string>()

/** Notes a staging folder of this process. A signal that ends the process removes it. */
export function recordStaging(staging: string): void {
  if (own.size === 0) for (const signal of endSignals) process.on(signal, end)
  own.add(staging)
  tolerantly(() => {
    mkdirSync(records, { recursive: true })
    writeFileSync(recordPath(staging), staging)
  })
}

/** Forgets a staging folder, which is removed or has taken its place. */
export function forgetStaging(staging: string): void {
  if (!own.delete(staging)) return
  tolerantly(() => rmSync(recordPath(staging), { force: true }))
  if (own.size === 0) for (const signal of endSignals) process.off(signal, end)
}

/** Removes the staging folders that processes have left behind which were ended. That of a build that goes on stays. */
export function clearLeftovers(): void {
  if (!existsSync(records)) return
  tolerantly(() => {
    for (const name of readdirSync(records)) {
      const record = join(records, name)
      const staging = readFileSync(record, 'utf8')
      const [, id = ''] = /\.staging-(\d+)$/.exec(staging) ?? []
      if (own.has(staging) || (id !== '' && !hasEnded(id))) continue
      if (id !== '') remove(staging)
      rmSync(record, { force: true })
    }
  })
}

/** Whether a process has ended. One with the number of this process is an earlier one. */
export function hasEnded(id: string): boolean {
  if (!/^\d+$/.test(id)) return false
  if (Number(id) === process.pid) return true
  try {
    process.kill(Number(id), 0)
    return false
  } catch (error) {
    // Any other code means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** Removes the staging folders, and ends the process as the signal would have. */
function end(signal: NodeJS.Signals): void {
  for (const staging of [...own]) {
    remove(staging)
    forgetStaging(staging)
  }
  process.kill(process.pid, signal)
}

/** Removes a staging folder, unless a switch that was interrupted goes on with it. */
function remove(staging: string): void {
  const above = dirname(staging)
  if (!existsSync(above) || !basename(staging).includes('.staging-')) return
  if (readdirSync(above).some((name) => name.endsWith('.switch'))) return
  rmSync(staging, { recursive: true, force: true })
}

function recordPath(staging: string): string {
  return join(records, contentHash(staging))
}

/** Ignores errors: without records, a command still finds leftovers beside its own output folder. */
function tolerantly(work: () => void): void {
  try {
    work()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
  }
}
