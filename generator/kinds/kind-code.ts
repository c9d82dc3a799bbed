import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { scriptBrowsers } from '../bundle/browsers.ts'
import { isWithin } from '../lib/files/paths.ts'
import type { KindFiles } from './kind-files.ts'
import { KindMistake } from './kind-mistake.ts'
import { requireFile } from './kind-types.ts'

/** The code of a kind: functions that are given what it may import, and return what it exports. */
export interface KindCode {
  /** For browsers: a module whose default export is such a function. */
  readonly client: string
  /** For rendering: the body of such a function. */
  readonly server: string
  /** The source map of the latter. */
  readonly map: string
  /** The same of its lines on pictures of shared links; left out where it has none. */
  readonly share?: string
}

/** What the view of a kind has to export. */
const requiredExports = { section: ['View'], document: ['Large', 'Small'] } as const

/** The modules that the code of a kind may import, beside those of its own folder. */
const kindImports = ['site-from-yaml/kinds', 'react', 'react/jsx-runtime'] as const

type Esbuild = typeof import('esbuild')

const require = createRequire(import.meta.url)

/** A kind whose code is bundled. */
export interface KindSource extends KindFiles {
  readonly of: keyof typeof requiredExports
}

/**
 * Bundles the code of kinds of one site, without running any of it. All are bundled at once: starting the bundler takes longer than its work.
 *
 * @returns the code by the names of the kinds
 * @throws KindMistake
 */
export function buildKindCode(kinds: readonly KindSource[]): ReadonlyMap<string, KindCode> {
  if (kinds.length === 0) return new Map()
  for (const kind of kinds) requireFile(kind, 'view.tsx')
  const views = kinds.map((kind) => ({ kind, file: 'view.tsx', exports: requiredExports[kind.of] }))
  const lines = kinds
    .filter(({ files }) => files.has('share.ts'))
    .map((kind) => ({ kind, file: 'share.ts', exports: ['shareLines'] }))
  const client = bundle(views, { target: scriptBrowsers, minify: true })
  const server = bundle([...views, ...lines], { target: ['node20'], minify: false })
  return new Map(
    kinds.map(({ name }) => {
      const read = (made: ReadonlyMap<string, string>, file: string) => made.get(join(name, file)) ?? ''
      const share = server.get(join(name, 'share.ts.js'))
      const code: KindCode = {
        client: `export default (require) => {\nconst module = { exports: {} };\n${read(client, 'view.tsx.js')}return module.exports;\n};\n`,
        server: read(server, 'view.tsx.js'),
        map: read(server, 'view.tsx.js.map'),
        ...(share !== undefined && { share }),
      }
      return [name, code]
    }),
  )
}

/** A file of a kind, and what the bundle of it exports. */
interface Entry {
  readonly kind: KindSource
  readonly file: string
  readonly exports: readonly string[]
}

interface BundleOptions {
  readonly target: string[]
  readonly minify: boolean
}

/** Bundles files of kinds, each on its own. Returns the texts that are made by their paths in the folder of kinds: `matrix/view.tsx.js`. */
function bundle(entries: readonly Entry[], { target, minify }: BundleOptions): ReadonlyMap<string, string> {
  const esbuild = require('esbuild') as Esbuild
  const start = realpathSync(mkdtempSync(join(tmpdir(), 'kinds-')))
  const places = new Places(entries, start)
  try {
    for (const [path, { kind, file, exports }] of places.starts)
      writeFileSync(path, `export { ${exports.join(', ')} } from ${JSON.stringify(join(kind.folder, file))}`)
    const { outputFiles, metafile } = esbuild.buildSync({
      entryPoints: Array.from(places.starts, ([path, { kind, file }]) => ({ in: path, out: `${kind.name}/${file}` })),
      absWorkingDir: places.root,
      bundle: true,
      write: false,
      format: 'cjs',
      jsx: 'automatic',
      charset: 'utf8',
      metafile: true,
      target,
      minify,
      packages: 'external',
      tsconfigRaw: '{}',
      logLevel: 'silent',
      outdir: places.root,
      sourcemap: minify ? false : 'external',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    refuseForeign(places, metafile)
    return new Map(outputFiles.map(({ path, text }) => [path.slice(places.root.length + 1), text]))
  } catch (error) {
    throw error instanceof KindMistake ? error : codeMistake(places, error)
  } finally {
    rmSync(start, { recursive: true, force: true })
  }
}

/** Where the files of a bundle lie. */
class Places {
  /** The folder of the kinds, without symbolic links: the bundler resolves them. */
  readonly root: string
  /** The modules that the bundler starts from, which import from the kinds, by their paths. */
  readonly starts: ReadonlyMap<string, Entry>
  readonly #kinds: readonly KindSource[]

  constructor(entries: readonly Entry[], start: string) {
    this.#kinds = entries.map(({ kind }) => kind)
    this.root = realpathSync(dirname(this.#kinds[0]?.folder ?? ''))
    this.starts = new Map(entries.map((entry, index) => [join(start, `${index}.js`), entry]))
  }

  /** The kind in whose folder a file lies, which is named as the bundler names it; undefined for any other. */
  findKind(path: string): KindSource | undefined {
    return this.#kinds.find(({ name }) => isWithin(resolve(this.root, path), join(this.root, name)))
  }

  /** The path of a file as its author knows it. */
  authorPath(path: string): string {
    const kind = this.findKind(path)
    const file = resolve(this.root, path)
    return kind ? join(kind.folder, relative(join(this.root, kind.name), file)) : file
  }
}

type Metafile = NonNullable<ReturnType<Esbuild['buildSync']>['metafile']>

/** The code of a kind is made of its own folder, and of what the generator gives it: no other file gets into the pages of the site. */
function refuseForeign(places: Places, { inputs }: Metafile): void {
  for (const [path, { imports }] of Object.entries(inputs)) {
    const kind = places.starts.get(resolve(places.root, path))?.kind ?? places.findKind(path)
    for (const { path: name, external, original } of imports) {
      const isAllowed = external
        ? (kindImports as readonly string[]).includes(name)
        : kind !== undefined && places.findKind(name)?.name === kind.name
      if (!isAllowed) throw new KindMistake('import', { file: places.authorPath(path), detail: original ?? name })
    }
  }
}

interface BuildError {
  readonly errors?: readonly {
    readonly text: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
  }[]
}

/** The first mistake, in the order of the files and of their lines; the error itself where it is none of the code. */
function codeMistake(places: Places, error: unknown): unknown {
  const [first] = ((error as BuildError).errors ?? [])
    .map(({ text: detail, location }) => {
      const { file = '', line = 1, column = 0 } = location ?? {}
      const start = places.starts.get(resolve(places.root, file))
      // The module that imports from the view reports what the view lacks.
      if (start) return { file: join(start.kind.folder, start.file), line: 1, column: 1, detail }
      return { file: places.authorPath(file), line, column: column + 1, detail }
    })
    .sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
  return first ? new KindMistake('code', first) : error
}
