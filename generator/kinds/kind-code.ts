import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
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
const exportsOf = { section: ['View'], document: ['Large', 'Small'] } as const

/** The modules that the code of a kind may import, beside those of its own folder. */
const kindImports = ['site-from-yaml/kinds', 'react', 'react/jsx-runtime'] as const

type Esbuild = typeof import('esbuild')

const require = createRequire(import.meta.url)

/**
 * Bundles the code of a kind, without running any of it.
 *
 * @throws KindMistake
 */
export function buildKindCode(kind: KindFiles, of: 'section' | 'document'): KindCode {
  requireFile(kind, 'view.tsx')
  const esbuild = require('esbuild') as Esbuild
  const view = `export { ${exportsOf[of].join(', ')} } from './view.tsx'`
  const [client = ''] = bundle(esbuild, kind, { entry: view, target: scriptBrowsers, minify: true })
  const [server = '', map = ''] = bundle(esbuild, kind, { entry: view, target: ['node20'], minify: false })
  const [share] = kind.files.has('share.ts')
    ? bundle(esbuild, kind, { entry: `export { shareLines } from './share.ts'`, target: ['node20'], minify: false })
    : []
  const wrapped = `export default (require) => {\nconst module = { exports: {} };\n${client}return module.exports;\n};\n`
  return { client: wrapped, server, map, ...(share !== undefined && { share }) }
}

interface BundleOptions {
  readonly entry: string
  readonly target: string[]
  readonly minify: boolean
}

function bundle(esbuild: Esbuild, kind: KindFiles, { entry, target, minify }: BundleOptions): [string, string] {
  try {
    const { outputFiles, metafile } = esbuild.buildSync({
      stdin: { contents: entry, resolveDir: kind.folder, sourcefile: 'kind.js', loader: 'js' },
      absWorkingDir: kind.folder,
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
      outfile: 'kind.js',
      sourcemap: minify ? false : 'external',
      define: { 'process.env.NODE_ENV': '"production"' },
    })
    refuseForeign(kind, metafile)
    const text = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
    return [text('.js'), text('.map')]
  } catch (error) {
    throw error instanceof KindMistake ? error : codeMistake(kind, error)
  }
}

type Metafile = NonNullable<ReturnType<Esbuild['buildSync']>['metafile']>

/** The code of a kind is made of its own folder, and of what the generator gives it: no other file gets into the pages of the site. */
function refuseForeign({ folder }: KindFiles, { inputs }: Metafile): void {
  for (const [path, { imports }] of Object.entries(inputs)) {
    const file = path.startsWith('kind.js') ? join(folder, 'view.tsx') : resolve(folder, path)
    for (const { path: name, external, original } of imports) {
      const isAllowed = external
        ? (kindImports as readonly string[]).includes(name)
        : isWithin(resolve(folder, name), folder)
      if (!isAllowed) throw new KindMistake('import', { file, detail: original ?? name })
    }
  }
}

interface BuildError {
  readonly errors?: readonly {
    readonly text: string
    readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
  }[]
}

function codeMistake({ folder }: KindFiles, error: unknown): unknown {
  const [first] = (error as BuildError).errors ?? []
  if (!first) return error
  const { file = 'view.tsx', line = 1, column = 0 } = first.location ?? {}
  // The module that imports from the view reports what the view lacks.
  if (file === 'kind.js') return new KindMistake('code', { file: join(folder, 'view.tsx'), detail: first.text })
  return new KindMistake('code', { file: resolve(folder, file), line, column: column + 1, detail: first.text })
}
