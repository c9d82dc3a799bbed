// @ts-check
// The process in which `load-program.mjs` has the modules of the generator bundled.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { isAbsolute, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { cache, current, entries, root, stampsOf } from './load-program.mjs'

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
    // All paths to files of the project start from `lib/paths.ts`; to find packages, any module will do.
    define: { 'import.meta.url': JSON.stringify(new URL('generator/lib/paths.ts', root).href) },
  },
  plugins: [listing(modules)],
  output: { format: 'esm' },
  write: false,
  logLevel: 'silent',
})
const chunks = output.filter((file) => file.type === 'chunk')
const files = modules.filter(isAbsolute).map((path) => relative(fileURLToPath(root), path).replaceAll('\\', '/'))
const stamps = stampsOf([
  'package.json',
  'package-lock.json',
  'generator/cli/load-program.mjs',
  'generator/cli/bundle-program.mjs',
  ...files,
])
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
writeFileSync(
  list,
  JSON.stringify(/** @type {import('./load-program.mjs').BundleRecord} */ ({ root: root.href, stamps, folder })),
)
renameSync(list, current)
