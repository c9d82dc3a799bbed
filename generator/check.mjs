// The command "check" without the time that compiling TypeScript takes: its modules are put into one file, which is kept between runs and made anew
// when one of them has changed. Where that is not possible, it runs as all other commands do.
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = new URL('../node_modules/.cache/site-generator/', import.meta.url)
const bundle = new URL('check.mjs', folder)
const list = new URL('check.json', folder)

/** When and how large each file was: a changed file differs in one of them. */
function stamp(files) {
  return files.map((file) => {
    const facts = statSync(file, { throwIfNoEntry: false })
    return facts ? `${file} ${facts.mtimeMs} ${facts.size}` : file
  })
}

function isCurrent() {
  try {
    const stamps = JSON.parse(readFileSync(list, 'utf8'))
    return JSON.stringify(stamps) === JSON.stringify(stamp(stamps.map((line) => line.replace(/ [\d.]+ \d+$/, ''))))
  } catch {
    return false
  }
}

/** Each module goes on knowing where it was: paths in the project start from there. */
const ownAddress = {
  name: 'own-address',
  setup: (build) =>
    build.onLoad({ filter: /generator[\\/].*\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: 'ts',
    })),
}

async function bundleCheck() {
  const { build } = await import('esbuild')
  const entry = fileURLToPath(new URL('run-check.ts', import.meta.url))
  const options = {
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Of this package a few functions are needed: within the file they cost less than its many files.
    alias: { '@texel/color': fileURLToPath(import.meta.resolve('@texel/color')) },
    target: 'node20',
    logLevel: 'silent',
  }
  const { outputFiles, metafile } = await build({
    ...options,
    entryPoints: [entry],
    plugins: [ownAddress],
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
  })
  const inputs = Object.keys(metafile.inputs).map((input) => fileURLToPath(new URL(`../${input}`, import.meta.url)))
  const own = fileURLToPath(import.meta.url)
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of [
    [bundle, outputFiles[0].text],
    [list, JSON.stringify(stamp([own, ...inputs]))],
  ]) {
    const unfinished = new URL(`${process.pid}.tmp`, folder)
    writeFileSync(unfinished, text)
    renameSync(unfinished, file)
  }
}

async function loadCheck() {
  try {
    if (!isCurrent()) await bundleCheck()
    return await import(bundle.href)
  } catch {
    // A read-only folder, for example: the slow way is always there.
    const { register } = await import('tsx/esm/api')
    register()
    return import('./run-check.ts')
  }
}

const { runCheck } = await loadCheck()
const exitCode = await runCheck(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  isTerminal: process.stdout.isTTY === true,
})
if (exitCode !== undefined) process.exitCode = exitCode
