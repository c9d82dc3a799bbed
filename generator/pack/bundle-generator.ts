import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'rolldown'
import { projectFile, projectRoot } from '../lib/files/paths.ts'

/** Packages that only a checkout loads: it bundles the app, and `dev` serves its sources. */
const checkoutOnly = ['rolldown', 'vite', '@vitejs/plugin-react', '@capsizecss/metrics', 'lucide-static', 'tsx']

/** The packages that are installed beside the generator: native ones, and those that read their own files. All others are bundled. */
export function installedPackages(): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'))
  return Object.keys(dependencies)
}

/** Bundles a package that is asked for in the midst of a function, as one that is imported is. It is evaluated when it is asked for. */
const bundleRequires: Plugin = {
  name: 'bundle-requires',
  transform: {
    filter: { id: /[\\/]generator[\\/].*\.ts$/ },
    handler: (code) =>
      /\brequire\.resolve\(/.test(code) ? null : code.replace(/^const require = createRequire\(.*\)$/m, ''),
  },
}

/** Bundles the whole generator with its packages. Returns the modules, by their names beside each other. */
export async function bundleGenerator(): Promise<ReadonlyMap<string, string>> {
  const external = [...installedPackages(), ...checkoutOnly]
  const { output } = await build({
    cwd: projectRoot,
    input: {
      main: 'generator/pack/packaged-main.ts',
      index: 'generator/index.ts',
      thread: 'generator/thread/thread-entry.ts',
    },
    platform: 'node',
    external: external.map((name) => new RegExp(`^${name}(?:/|$)`)),
    transform: {
      target: 'node20',
      define: { 'process.env.SITE_GENERATOR_PACKAGED': '"true"' },
    },
    plugins: [bundleRequires],
    // Without white space, but with all names: a stack names the function.
    output: { format: 'esm', comments: false, minify: { compress: true, mangle: false, codegen: true } },
    write: false,
    logLevel: 'silent',
  })
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : `${file.source}`]))
}
