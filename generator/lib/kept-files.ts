import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { projectRoot } from './paths.ts'

/**
 * The cache between runs of everything that is slow to make: bundles, compressed files, drawn images, the compiled schema.
 * `load-program.mjs` reads the same variable. Cached code imports packages, so another folder has to lie inside the project.
 */
export const keptFolder = resolve(projectRoot, process.env.SITE_GENERATOR_CACHE || 'node_modules/.cache/site-generator')

const thirtyDays = 30 * 86_400_000

/** Marks a cached file as used: it stays for another thirty days. */
export async function markUsed(path: string): Promise<void> {
  const now = new Date()
  // Where nothing can be written, nothing is ever removed.
  await utimes(path, now, now).catch(() => {})
}

/** Removes what has not been used for thirty days. What cannot be removed, such as a file of somebody else, stays. */
export async function removeUnused(): Promise<void> {
  for (const path of await keptPaths()) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > thirtyDays) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** Bundles are kept or removed as whole folders, everything else file by file. */
async function keptPaths(): Promise<string[]> {
  const entries = await readdir(keptFolder, { withFileTypes: true }).catch(() => [])
  const paths = entries.map(async (entry) => {
    const path = join(keptFolder, entry.name)
    if (!entry.isDirectory() || /^(bundle|program)-/.test(entry.name)) return [path]
    return (await readdir(path)).map((name) => join(path, name))
  })
  return (await Promise.all(paths)).flat()
}
