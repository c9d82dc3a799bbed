// @ts-check
// Starts the generator without compiling its TypeScript each time: its modules are bundled into a few files, which are cached between runs
// and rebuilt when a source has changed. Where no bundle can be made, the generator runs from its sources.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The project's URL. */
export const root = new URL('../..', import.meta.url)
/** The `cacheFolder` of `lib/files/cache.ts`. */
const cache = pathToFileURL(
  `${resolve(fileURLToPath(root), process.env.SITE_GENERATOR_CACHE || 'node_modules/.cache/site-generator')}/`,
)
/** The folder of all bundles. */
export const programs = new URL('program/', cache)
/** The file that describes the current bundle: a line with a digest of the rest, which is JSON. */
export const current = new URL('current.json', programs)

/**
 * What `current` says of the bundle.
 *
 * @typedef {object} BundleRecord
 * @property {string} root the URL of the project that it was made for
 * @property {string[]} stamps a stamp for each file that it depends on
 * @property {string} folder its folder beside this file
 * @property {Record<string, string>} digests a digest of each of its files
 */

/** The modules that a process starts with, by their name in the bundle. */
export const entries = {
  cli: 'generator/cli/cli.ts',
  'bundle-process': 'generator/bundle/bundle-process.ts',
  thread: 'generator/thread/thread-entry.ts',
}

/**
 * Loads one of the entries.
 *
 * @param {keyof typeof entries} name
 * @param {() => void} [onBundling] called before the bundle is made, which takes a few seconds
 * @returns {Promise<{ program: any, isRepaired: boolean }>} its module, and whether the bundle was damaged and has been made anew
 * @throws whatever the module throws
 */
export async function loadProgram(name, onBundling) {
  const { bundle, isRepaired } = await currentBundle(onBundling)
  if (bundle) return { program: await import(new URL(`${name}.js`, bundle).href), isRepaired }
  const { register } = await import('tsx/esm/api')
  register()
  return { program: await import(new URL(entries[name], root).href), isRepaired }
}

/**
 * The folder of the current bundle, which is made first where it is missing, stale or damaged; none where none can be made.
 *
 * @param {() => void} [onBundling]
 * @returns {Promise<{ bundle?: URL, isRepaired: boolean }>}
 */
async function currentBundle(onBundling) {
  let isDamaged = false
  try {
    const bundle = keptBundle()
    if (bundle) return { bundle, isRepaired: false }
  } catch {
    isDamaged = true
  }
  try {
    onBundling?.()
    // In a process of its own: the bundler keeps 200 MB for as long as its process lives.
    await promisify(execFile)(process.execPath, [fileURLToPath(new URL('generator/bundle/bundle-program.mjs', root))])
    return { bundle: keptBundle(), isRepaired: isDamaged }
  } catch {
    // A read-only folder, for example, or a mistake in a source, which running from the sources will report.
    return { isRepaired: false }
  }
}

/**
 * The folder of the bundle in the cache; undefined if there is none, or if it was made from other sources.
 *
 * @throws where it is damaged
 */
function keptBundle() {
  if (!lstatSync(current, { throwIfNoEntry: false })) return undefined
  const [digest, text = ''] = readFileSync(current, 'utf8').split(/\n(.*)/s)
  if (digest !== hashContent(text)) throw new Error('The record is damaged')
  const { root: madeFor, stamps, folder, digests } = /** @type {BundleRecord} */ (JSON.parse(text))
  const paths = stamps.map((stamp) => stamp.replace(/ [\d.]+ \d+$/, ''))
  // The bundle contains the path of the project: one that was moved or copied needs its own.
  if (madeFor !== root.href || readStamps(paths).join() !== stamps.join()) return undefined
  const bundle = new URL(folder, programs)
  for (const [file, known] of Object.entries(digests)) {
    if (hashContent(readFileSync(new URL(file, bundle))) !== known) throw new Error(`${file} is damaged`)
  }
  markUsed(bundle, current)
  return bundle
}

/**
 * A digest of a file's content.
 *
 * @param {string | Uint8Array} content
 */
export function hashContent(content) {
  return createHash('sha256').update(content).digest('hex')
}

/**
 * Keeps builds from removing files as unused.
 *
 * @param {URL[]} paths
 */
function markUsed(...paths) {
  const now = new Date()
  try {
    for (const path of paths) utimesSync(path, now, now)
  } catch {
    // Where nothing can be written, nothing is ever removed.
  }
}

/**
 * The path, modification time in milliseconds and size in bytes of each file, by which a change is noticed: `generator/cli/cli.ts 1763870400000.5 2063`;
 * only the path of a file that is not there.
 *
 * @param {string[]} files paths in the project
 */
export function readStamps(files) {
  return files.map((file) => {
    const stats = statSync(new URL(file, root), { throwIfNoEntry: false })
    return stats ? `${file} ${stats.mtimeMs} ${stats.size}` : file
  })
}
