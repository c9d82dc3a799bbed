// @ts-check
// Starts the generator without compiling its TypeScript each time: its modules are bundled into a few files, which are cached between runs and rebuilt
// when a source has changed. Where no bundle can be made, the generator runs from its sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('..', import.meta.url)
/** The `keptFolder` of `cache/kept-files.ts`. */
const cache = pathToFileURL(
  `${resolve(fileURLToPath(root), process.env.SITE_GENERATOR_CACHE || 'node_modules/.cache/site-generator')}/`,
)
const current = new URL('program.json', cache)

/**
 * Describes the current bundle, in `program.json`.
 *
 * @typedef {object} BundleRecord
 * @property {string} root the URL of the project that it was made for
 * @property {string[]} stamps a stamp for each file that it depends on
 * @property {string} folder its folder in the cache
 */

/** The modules that a process or thread starts with, by their name in the bundle. */
const entries = {
  cli: 'generator/cli.ts',
  'bundle-process': 'generator/bundle/bundle-process.ts',
  'check-worker': 'generator/check/check-worker.ts',
  'render-worker': 'generator/prerender/render-worker.ts',
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
    return keptBundle() ?? (await makeBundle())
  } catch {
    // A read-only folder, for example, or a mistake in a source, which running from the sources will report.
    return undefined
  }
}

function keptBundle() {
  try {
    const { root: madeFor, stamps, folder } = /** @type {BundleRecord} */ (JSON.parse(readFileSync(current, 'utf8')))
    // The bundle contains the path of the project: one that was moved or copied needs its own.
    if (madeFor !== root.href) return undefined
    const now = stampsOf(stamps.map((stamp) => stamp.replace(/ [\d.]+ \d+$/, '')))
    const bundle = new URL(folder, cache)
    if (now.join() !== stamps.join() || !existsSync(bundle)) return undefined
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
 * The modification time and size of each file, by which a change is noticed.
 *
 * @param {string[]} files paths in the project
 */
function stampsOf(files) {
  return files.map((file) => {
    const stats = statSync(new URL(file, root), { throwIfNoEntry: false })
    return stats ? `${file} ${stats.mtimeMs} ${stats.size}` : file
  })
}

/** Packages of many small files, which load faster from the bundle. All others stay external. */
const inlined = ['@texel/color', 'hast-util-from-html', 'hast-util-sanitize', 'markdown-it', 'property-information']

/**
 * Lists all modules of a bundle, including those of which nothing is left in it.
 *
 * @param {string[]} modules the list to fill
 * @returns {import('rolldown').Plugin}
 */
function listing(modules) {
  return {
    name: 'listing',
    buildEnd() {
      modules.push(...this.getModuleIds())
    },
  }
}

async function makeBundle() {
  const { build } = await import('rolldown')
  const { dependencies } = /** @type {{ dependencies: Record<string, string> }} */ (
    JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  )
  const external = Object.keys(dependencies).filter((dependency) => !inlined.includes(dependency))
  /** @type {string[]} */
  const modules = []
  const { output } = await build({
    cwd: fileURLToPath(root),
    input: entries,
    platform: 'node',
    external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
    transform: {
      target: 'node20',
      // All paths to files of the project start from `paths.ts`; to find packages, any module will do.
      define: { 'import.meta.url': JSON.stringify(new URL('generator/paths.ts', root).href) },
    },
    plugins: [listing(modules)],
    output: { format: 'esm' },
    write: false,
    logLevel: 'silent',
  })
  const chunks = output.filter((file) => file.type === 'chunk')
  const files = modules.filter(isAbsolute).map((path) => relative(fileURLToPath(root), path).replaceAll('\\', '/'))
  const stamps = stampsOf(['package.json', 'package-lock.json', 'generator/load-program.mjs', ...files])
  const version = createHash('sha256')
    .update(chunks.map(({ code }) => code).join())
    .digest('hex')
    .slice(0, 16)
  const folder = `program-${version}/`
  const bundle = new URL(folder, cache)
  const unfinished = new URL(`program-${process.pid}.tmp/`, cache)
  mkdirSync(unfinished, { recursive: true })
  for (const { fileName, code } of chunks) writeFileSync(new URL(fileName, unfinished), code)
  if (existsSync(bundle)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, bundle)
  const list = new URL(`program-${process.pid}.json`, cache)
  writeFileSync(list, JSON.stringify(/** @type {BundleRecord} */ ({ root: root.href, stamps, folder })))
  renameSync(list, current)
  return bundle
}
