// @ts-check
// Starts the generator without compiling its TypeScript each time: its modules are bundled into a few files, which are cached between runs
// and rebuilt when a source has changed. Where no bundle can be made, the generator runs from its sources.
import { execFile } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The project's URL. */
export const root = new URL('../..', import.meta.url)
/** The `keptFolder` of `lib/kept-files.ts`. */
export const cache = pathToFileURL(
  `${resolve(fileURLToPath(root), process.env.SITE_GENERATOR_CACHE || 'node_modules/.cache/site-generator')}/`,
)
/** The file that describes the current bundle. */
export const current = new URL('program.json', cache)

/**
 * What `current` says of the bundle.
 *
 * @typedef {object} BundleRecord
 * @property {string} root the URL of the project that it was made for
 * @property {string[]} stamps a stamp for each file that it depends on
 * @property {string} folder its folder in the cache
 */

/** The modules that a process or thread starts with, by their name in the bundle. */
export const entries = {
  cli: 'generator/cli/cli.ts',
  'bundle-process': 'generator/bundle/bundle-process.ts',
  'render-worker': 'generator/render/render-worker.ts',
}

/**
 * Loads one of the entries.
 *
 * @param {keyof typeof entries} name
 * @returns {Promise<unknown>} its module
 * @throws whatever the module throws
 */
export async function loadProgram(name) {
  const bundle = await currentBundle()
  if (bundle) return import(new URL(`${name}.js`, bundle).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import(new URL(entries[name], root).href)
}

/** The folder of the current bundle, which is made first where it is missing or stale; undefined where none can be made. */
async function currentBundle() {
  try {
    return keptBundle() ?? (await newBundle())
  } catch {
    // A read-only folder, for example, or a mistake in a source, which running from the sources will report.
    return undefined
  }
}

/** Makes a bundle in a process of its own: the bundler keeps 200 MB for as long as its process lives. */
async function newBundle() {
  await promisify(execFile)(process.execPath, [fileURLToPath(new URL('generator/cli/bundle-program.mjs', root))])
  return keptBundle()
}

function keptBundle() {
  try {
    const { root: madeFor, stamps, folder } = /** @type {BundleRecord} */ (JSON.parse(readFileSync(current, 'utf8')))
    // The bundle contains the path of the project: one that was moved or copied needs its own.
    if (madeFor !== root.href) return undefined
    const paths = stamps.map((stamp) => stamp.replace(/ [\d.]+ \d+$/, ''))
    const bundle = new URL(folder, cache)
    if (stampsOf(paths).join() !== stamps.join() || !existsSync(bundle)) return undefined
    markUsed(bundle, current)
    return bundle
  } catch {
    // There is no bundle yet, or an earlier run was cut off.
    return undefined
  }
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
export function stampsOf(files) {
  return files.map((file) => {
    const stats = statSync(new URL(file, root), { throwIfNoEntry: false })
    return stats ? `${file} ${stats.mtimeMs} ${stats.size}` : file
  })
}
