// The generator without the time that compiling TypeScript takes at each start: its modules are put into a few files, which are kept between runs and
// made anew when one of them has changed. Where that is not possible, it runs from its sources.
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

/** The modules that a process or thread starts with, by their name in the bundle. */
const entries = {
  cli: 'generator/cli.ts',
  'bundle-process': 'generator/bundle/bundle-process.ts',
  'check-worker': 'generator/check/check-worker.ts',
  'render-worker': 'generator/prerender/render-worker.ts',
}

/** Loads one of the entries. Throws what it throws. */
export async function loadProgram(name) {
  const bundle = await currentBundle()
  if (bundle) return import(new URL(`${name}.js`, bundle).href)
  const { register } = await import('tsx/esm/api')
  register()
  return import(new URL(entries[name], root).href)
}

/** The folder of the bundle, made where there is none that is current; undefined where none can be made. */
async function currentBundle() {
  try {
    return keptBundle() ?? (await makeBundle())
  } catch {
    // A read-only folder, for example, or a mistake in a source: running from the sources says what it is.
    return undefined
  }
}

function keptBundle() {
  try {
    const { root: madeFor, stamps, folder } = JSON.parse(readFileSync(current, 'utf8'))
    // The bundle knows where the project was; a moved or copied one is elsewhere.
    if (madeFor !== root.href) return undefined
    const now = stampsOf(stamps.map((stamp) => stamp.replace(/ [\d.]+ \d+$/, '')))
    const bundle = new URL(folder, cache)
    if (now.join() !== stamps.join() || !existsSync(bundle)) return undefined
    markUsed(bundle, current)
    return bundle
  } catch {
    // There is none yet, or a run before this one was cut off.
    return undefined
  }
}

/** Builds remove what was not used for some weeks. */
function markUsed(...paths) {
  const now = new Date()
  try {
    for (const path of paths) utimesSync(path, now, now)
  } catch {
    // Where nothing can be written, nothing is ever removed.
  }
}

/** When and how large each file was: a changed file differs in one of them. */
function stampsOf(files) {
  return files.map((file) => {
    const facts = statSync(new URL(file, root), { throwIfNoEntry: false })
    return facts ? `${file} ${facts.mtimeMs} ${facts.size}` : file
  })
}

/** Packages of many small files, which cost less within the bundle. All others stay where they are. */
const inlined = ['@texel/color', 'hast-util-from-html', 'hast-util-sanitize', 'markdown-it', 'property-information']

/** Lists the modules that a bundle is made of, whether or not something of each is in it. */
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
  const { dependencies } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
  const outside = Object.keys(dependencies).filter((dependency) => !inlined.includes(dependency))
  const modules = []
  const { output } = await build({
    cwd: fileURLToPath(root),
    input: entries,
    platform: 'node',
    external: outside.map((name) => new RegExp(`^${name}(?:/|$)`)),
    transform: {
      target: 'node20',
      // The one module that asks where it is goes on knowing it: all paths in the project start there.
      define: { 'import.meta.url': JSON.stringify(new URL('generator/paths.ts', root).href) },
    },
    plugins: [listing(modules)],
    output: { format: 'esm' },
    write: false,
    logLevel: 'silent',
  })
  const files = modules.filter(isAbsolute).map((path) => relative(fileURLToPath(root), path).replaceAll('\\', '/'))
  const stamps = stampsOf(['package.json', 'package-lock.json', 'generator/load-program.mjs', ...files])
  const version = createHash('sha256')
    .update(output.map(({ code }) => code).join())
    .digest('hex')
    .slice(0, 16)
  const folder = `program-${version}/`
  const bundle = new URL(folder, cache)
  const unfinished = new URL(`program-${process.pid}.tmp/`, cache)
  mkdirSync(unfinished, { recursive: true })
  for (const { fileName, code } of output) writeFileSync(new URL(fileName, unfinished), code)
  if (existsSync(bundle)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, bundle)
  const list = new URL(`program-${process.pid}.json`, cache)
  writeFileSync(list, JSON.stringify({ root: root.href, stamps, folder }))
  renameSync(list, current)
  return bundle
}
