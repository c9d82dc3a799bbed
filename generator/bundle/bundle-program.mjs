// @ts-check
// The process in which `load-program.mjs` has the modules of the generator bundled.
import { randomUUID } from 'node:crypto'
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { current, entries, hashContent, programs, readStamps, root } from './load-program.mjs'

/** Packages of many small files, which load faster from the bundle. All others stay external. */
const inlined = ['@texel/color', 'hast-util-from-html', 'hast-util-sanitize', 'markdown-it', 'property-information']

/**
 * Lists all modules of a bundle, including those that tree shaking has removed.
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

const { dependencies, devDependencies } = /** @type {Record<string, Record<string, string>>} */ (
  JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
)
const external = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (dependency) => !inlined.includes(dependency),
)
/** @type {string[]} */
const modules = []
const { output } = await build({
  cwd: fileURLToPath(root),
  input: entries,
  platform: 'node',
  external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
  transform: {
    target: 'node20',
    // All paths to files of the project start from `lib/files/paths.ts`; to find packages, any module will do.
    define: { 'import.meta.url': JSON.stringify(new URL('generator/lib/files/paths.ts', root).href) },
  },
  plugins: [listing(modules)],
  output: { format: 'esm' },
  write: false,
  logLevel: 'silent',
})
const chunks = output.filter((file) => file.type === 'chunk')
const files = modules.filter(isAbsolute).map((path) => relative(fileURLToPath(root), path).replaceAll('\\', '/'))
const stamps = readStamps([
  'package.json',
  // In a workspace, it lies further up.
  ...['', '../', '../../'].map((above) => `${above}package-lock.json`),
  'generator/bundle/load-program.mjs',
  'generator/bundle/bundle-program.mjs',
  ...files,
])
// Always a new folder: another process may be loading from an earlier one.
const folder = `${randomUUID()}/`
const bundle = new URL(folder, programs)
// With a slash at its end, a path is refused where there is a file.
const place = fileURLToPath(programs).slice(0, -1)
if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) rmSync(place, { force: true })
mkdirSync(bundle, { recursive: true })
for (const { fileName, code } of chunks) writeFileSync(new URL(fileName, bundle), code, { flush: true })
const digests = Object.fromEntries(chunks.map(({ fileName, code }) => [fileName, hashContent(code)]))
const record = JSON.stringify(
  /** @type {import('./load-program.mjs').BundleRecord} */ ({ root: root.href, stamps, folder, digests }),
)
const draft = new URL('record.json', bundle)
writeFileSync(draft, `${hashContent(record)}\n${record}`, { flush: true })
if (lstatSync(current, { throwIfNoEntry: false })?.isDirectory()) rmSync(current, { recursive: true })
renameSync(draft, current)
