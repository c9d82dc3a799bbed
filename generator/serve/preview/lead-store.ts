import { appendFile, chmod, mkdir, readFile, rm, stat, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { keepFiles } from './lead-files.ts'
import type { SentFile } from './read-delivery.ts'

/** A lead as received. */
export type ReceivedLead = Readonly<Record<string, unknown>> & { readonly conversion_id: string }

/** The result of storing a lead: another one may have its id (`conflict`), the folder of files may be full (`full`), or the disk (`no-room`). */
type Kept = 'new' | 'repeated' | 'conflict' | 'full' | 'no-room'

/** Stores leads. */
export interface LeadStore {
  keep(lead: ReceivedLead, files?: readonly SentFile[]): Promise<Kept>
}

/** An older lock was left behind by a process that has ended: writing takes milliseconds. */
const abandonedMs = 5000

/** Stores leads in a file that only its owner may read, as lines of JSON, and their files in the folder `lead-files` beside it. Several processes may do so at the same time. */
export function openLeadStore(file: string): LeadStore {
  let last: Promise<unknown> = Promise.resolve()
  return {
    keep(lead, files = []) {
      const kept = last.then(() => locked(`${file}.lock`, () => appendLead(file, lead, files))).catch(fullDisk)
      // The sender of this lead learns of the error; the next lead may be stored.
      last = kept.catch(() => {})
      return kept
    },
  }
}

/** Maps the error of a full disk to `no-room`; rethrows any other. */
function fullDisk(error: NodeJS.ErrnoException): 'no-room' {
  if (!/^(ENOSPC|EDQUOT|EFBIG)$/.test(error.code ?? '')) throw error
  return 'no-room'
}

async function appendLead(file: string, sent: ReceivedLead, files: readonly SentFile[]): Promise<Kept> {
  const kept = await keepFiles(join(dirname(file), 'lead-files'), files)
  if (!kept) return 'full'
  const lead = { ...sent, ...kept }
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const earlier = text.split('\n').find((line) => leadId(line) === lead.conversion_id)
  if (earlier !== undefined) return isDeepStrictEqual(JSON.parse(earlier), lead) ? 'repeated' : 'conflict'
  // An interrupted write leaves an incomplete line at the end.
  const start = text === '' || text.endsWith('\n') ? '' : '\n'
  await appendFile(file, `${start}${JSON.stringify(lead)}\n`, { mode: 0o600 }).catch(async (error: unknown) => {
    // Otherwise half a line would stay there.
    await truncate(file, Buffer.byteLength(text)).catch(() => {})
    throw error
  })
  // The file may be older than this rule.
  await chmod(file, 0o600)
  return 'new'
}

function leadId(line: string): unknown {
  try {
    return (JSON.parse(line) as Partial<ReceivedLead> | null)?.conversion_id
  } catch {
    // An incomplete line, or something that a person wrote: it stays.
    return undefined
  }
}

/** Runs a function while holding a lock: a folder, since creating one fails if it exists. */
async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  while (!(await isMade(folder))) {
    // Gone by now: the other process has finished.
    const made = await stat(folder).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > abandonedMs) await rm(folder, { recursive: true, force: true })
    else await sleep(5)
  }
  try {
    return await work()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
