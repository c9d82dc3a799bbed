import { build, type Plugin } from 'rolldown'
import { projectFile } from '../lib/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'
import { drawMarkedWords } from './marked-words.ts'

/** The scripts of the product in a tab, by name: the page, what works for it, and what answers the addresses of the site. */
export async function buildTab(validatorCode: string): Promise<ReadonlyMap<string, string>> {
  const [app, worker, serviceWorker] = await Promise.all([
    bundle('src/edit/tab/main.tsx', []),
    bundle('generator/tab/worker.ts', [drawMarkedWords, madeModules(validatorCode)]),
    bundle('src/edit/tab/service-worker.ts', []),
  ])
  return new Map([
    ['editor.js', app],
    ['worker.js', worker],
    ['service-worker.js', serviceWorker],
  ])
}

async function bundle(input: string, plugins: Plugin[]): Promise<string> {
  const options = bundleOptions(scriptBrowsers)
  const { output } = await build({
    ...options,
    input: projectFile(input),
    platform: 'browser',
    resolve: { ...options.resolve, conditionNames: ['tab', 'browser', 'import', 'module', 'default'] },
    transform: {
      ...options.transform,
      define: { ...options.transform.define, global: 'globalThis', 'process.env': '{}' },
      inject: { Buffer: ['buffer', 'Buffer'] },
    },
    plugins,
    output: { minify: true, comments: false, codeSplitting: false },
    write: false,
  })
  return output[0].code
}

const validator = '\0site-validator.cjs'
const noStreams = '\0no-streams'

/** The modules that are made, or that the core does not know: see `generator/tab/modules.d.ts`. */
function madeModules(validatorCode: string): Plugin {
  return {
    name: 'made-modules',
    resolveId: (source) => {
      if (source === 'site-validator') return validator
      if (/^(?:node:)?buffer$/.test(source)) return projectFile('node_modules/buffer/index.js')
      if (source === 'string_decoder') return projectFile('generator/tab/string-decoder.ts')
      // A package of translations can also read streams, which nothing here asks for.
      if (/^(?:node:)?(?:stream|readable-stream|util|module)$/.test(source)) return noStreams
      return source === 'site-server' ? projectFile('src/entry-server.tsx') : null
    },
    // A table that is asked for in the midst of a function is bundled, as in the package.
    transform: {
      filter: { id: /[\\/]generator[\\/].*\.ts$/ },
      handler: (code) => code.replace(/^const require = createRequire\(.*\)$/m, ''),
    },
    load: (id) => {
      if (id === noStreams)
        return 'export class Transform {}\nexport const inherits = () => {}\nexport const createRequire = () => {}\nexport default { Transform, inherits }'
      return id === validator ? validatorCode : null
    },
  }
}
