import { type BuildOptions, build } from 'esbuild'
import { projectFile, projectRoot } from '../paths.ts'
import type { InlineScripts } from './bundle-folder.ts'
import { productionRouter } from './production-router.ts'

// These need nothing of what Vite does for the browser's bundle, and are built ten times as fast without it.
const common = {
  absWorkingDir: projectRoot,
  bundle: true,
  define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
  logLevel: 'warning',
} satisfies BuildOptions

/** Builds the module that renders pages: one file with all its dependencies, so that it starts fast. */
export async function buildServer(file: string): Promise<void> {
  await build({
    ...common,
    entryPoints: [projectFile('src/entry-server.tsx')],
    outfile: file,
    platform: 'node',
    format: 'esm',
    // React's own build for servers asks for modules of Node in the old way.
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)` },
    target: 'node20',
    jsx: 'automatic',
    alias: productionRouter,
    treeShaking: true,
  })
}

/** Builds the scripts that stand in the pages themselves, each without imports. */
export async function buildInlineScripts(): Promise<InlineScripts> {
  const entries = { boot: 'boot', root: 'entry-root', notFound: 'entry-not-found' } satisfies Record<
    keyof InlineScripts,
    string
  >
  const { outputFiles } = await build({
    ...common,
    entryPoints: Object.fromEntries(
      Object.entries(entries).map(([name, entry]) => [name, projectFile(`src/${entry}.ts`)]),
    ),
    outdir: projectRoot,
    write: false,
    format: 'esm',
    target: 'es2022',
    minify: true,
  })
  const codeOf = (name: keyof InlineScripts) => {
    const file = outputFiles.find(({ path }) => path.endsWith(`${name}.js`))
    if (!file) throw new Error(`The script ${name} has no code`)
    return file.text.trim()
  }
  return { boot: codeOf('boot'), root: codeOf('root'), notFound: codeOf('notFound') }
}
