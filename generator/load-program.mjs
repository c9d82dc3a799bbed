// The generator without the time that compiling TypeScript takes at each start: its modules are put into a few files, which are kept between runs and
// made anew when one of them has changed. Where that is not possible, it runs from its sources.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = new URL('..', import.meta.url)
const cache = new URL('node_modules/.cache/site-generator/', root)
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
    const { stamps, folder } = JSON.parse(readFileSync(current, 'utf8'))
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

async function makeBundle() {
  const { build } = await import('esbuild')
  const { outputFiles, metafile } = await build({
    entryPoints: entries,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Of this package a few functions are needed: within the bundle they cost less than its many files.
    alias: { '@texel/color': fileURLToPath(import.meta.resolve('@texel/color')) },
    define: { 'import.meta.url': 'ownAddress' },
    plugins: [withOwnAddress],
    absWorkingDir: fileURLToPath(root),
    outdir: fileURLToPath(cache),
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const stamps = stampsOf(['generator/load-program.mjs', ...Object.keys(metafile.inputs)])
  const version = createHash('sha256')
    .update(outputFiles.map(({ text }) => text).join())
    .digest('hex')
    .slice(0, 16)
  const folder = `program-${version}/`
  const bundle = new URL(folder, cache)
  const unfinished = new URL(`program-${process.pid}.tmp/`, cache)
  mkdirSync(unfinished, { recursive: true })
  for (const { path, text } of outputFiles) writeFileSync(new URL(path.replace(/.*[\\/]/, ''), unfinished), text)
  if (existsSync(bundle)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, bundle)
  const list = new URL(`program-${process.pid}.json`, cache)
  writeFileSync(list, JSON.stringify({ stamps, folder }))
  renameSync(list, current)
  return bundle
}

/** Each module goes on knowing where it was: paths in the project start from there. */
const withOwnAddress = {
  name: 'with-own-address',
  setup: (build) =>
    build.onLoad({ filter: /generator[\\/].*\.ts$/ }, ({ path }) => ({
      contents: `const ownAddress = ${JSON.stringify(pathToFileURL(path).href)}\n${readFileSync(path, 'utf8')}`,
      loader: 'ts',
    })),
}
