import { createHash, randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { workFolder } from './paths.ts'

/**
 * The cache between runs of everything that is slow to make: bundles, compressed files, drawn images, the compiled schema. Each kind has
 * a folder. `load-program.mjs` reads the same variable. The package keeps nothing in its own folder: its cache lies in that of the site.
 */
export const cacheFolder = resolve(workFolder, process.env.SITE_GENERATOR_CACHE || 'node_modules/.cache/site-generator')

/** Tells which kind of entry was found damaged, and which folder can hold no cache. */
export const cacheEvents = new EventEmitter<{ damaged: [kind: string]; refused: [folder: string] }>()

/**
 * Returns what `make` makes, by a key of `parts`: made once, and read from the cache from then on.
 *
 * @param kind a folder of the cache
 * @param parts everything on which the result depends
 */
export async function cached(
  kind: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  const path = `${kind}/${hash.digest('hex').slice(0, 32)}`
  const known = readCached(path)
  if (known) return known
  const made = await make()
  // No `fsync`: for a thousand files it takes longer than making them anew. The seal of a file shows what a power cut has left of it.
  writeCached(path, made, { isAwaited: false })
  return made
}

/**
 * Reads a file of the cache, which is marked as used.
 *
 * @param path in the folder of the cache: the kind, and a name that depends on everything that the content does
 * @returns undefined where there is none, or it is damaged
 */
export function readCached(path: string): Buffer | undefined {
  const file = cachedFile(path)
  try {
    const bytes = readFileSync(file)
    const content = bytes.subarray(sealLength)
    if (!bytes.subarray(0, sealLength).equals(computeSeal(path, content))) throw new Error(`${path} is damaged`)
    markUsed(file)
    return content
  } catch (error) {
    if (isDamaged(file, error)) cacheEvents.emit('damaged', path.replace(/\/.*/, ''))
    return undefined
  }
}

/** Whether a file that could not be read is there, or something else in the place of its folder. */
function isDamaged(file: string, error: unknown): boolean {
  const folder = dirname(file)
  if (isThere(folder) && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return true
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return isThere(file)
  // Another thread may have written it meanwhile. If the file was missing, only a broken link counts as damage.
  return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
}

/**
 * Writes a file of the cache atomically, whatever is in its place. Several processes may write the same file at the same time.
 *
 * @returns whether the file is there: what cannot be cached is made again each time
 */
export function writeCached(path: string, content: string | Uint8Array, { isAwaited = true } = {}): boolean {
  const file = cachedFile(path)
  const draft = `${file}.${randomUUID()}`
  try {
    makeFolder(dirname(file))
    writeFileSync(draft, Buffer.concat([computeSeal(path, content), Buffer.from(content)]), { flush: isAwaited })
    replace(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    if (isThere(draft)) rmSync(draft)
    cacheEvents.emit('refused', cacheFolder)
    return false
  }
}

/**
 * Writes a file into the folder of the cache for other programs, which know no seals: editors of YAML read the schema of a site there. It is made
 * anew by whoever needs it, so nothing is lost where it cannot be written.
 */
export function writeUnsealed(name: string, content: string): void {
  const file = cachedFile(name)
  const draft = `${file}.${randomUUID()}`
  try {
    if (isThere(file) && readFileSync(file, 'utf8') === content) return
    mkdirSync(cacheFolder, { recursive: true })
    writeFileSync(draft, content)
    replace(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    if (isThere(draft)) rmSync(draft)
  }
}

/** The absolute path of a file of the cache. Its first line is a seal: a comment, so that code can be loaded as it is. */
export function cachedFile(path: string): string {
  return join(cacheFolder, path)
}

const sealLength = '//'.length + 64 + '\n'.length

/** A digest of a file's path and content. The path is included because a file under another one's name is as wrong as a broken one. */
function computeSeal(path: string, content: string | Uint8Array): Buffer {
  return Buffer.from(`//${createHash('sha256').update(path).update('\0').update(content).digest('hex')}\n`)
}

/** Makes the folder of a kind, also where something else has its name. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (!isThere(folder)) throw error
    rmSync(folder, { force: true })
    mkdirSync(folder)
  }
}

function replace(draft: string, file: string): void {
  try {
    renameSync(draft, file)
  } catch {
    rmSync(file, { recursive: true, force: true })
    renameSync(draft, file)
  }
}

/** Whether something has this name, be it a link to nothing. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    // Below a file there is nothing.
    return false
  }
}

const thirtyDays = 30 * 86_400_000

/** Marks a cached file as used: it stays for another thirty days. */
function markUsed(path: string): void {
  try {
    const now = new Date()
    utimesSync(path, now, now)
  } catch {
    // Where nothing can be written, nothing is ever removed.
  }
}

/** Removes what has not been used for thirty days. What cannot be removed, such as a file of somebody else, stays. */
export async function removeUnused(): Promise<void> {
  for (const kind of await listNames(cacheFolder)) {
    for (const name of await listNames(join(cacheFolder, kind))) {
      const path = join(cacheFolder, kind, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
      if (Date.now() - mtimeMs > thirtyDays) await rm(path, { recursive: true, force: true }).catch(() => {})
    }
  }
}

/** The names in a folder; none where it is no folder, or cannot be read. */
function listNames(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => [])
}
