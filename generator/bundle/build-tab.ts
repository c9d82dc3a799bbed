import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'rolldown'
import { projectFile } from '../lib/files/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'
import { drawMarkedWords } from './marked-words.ts'
import { slimRegistry } from './slim-registry.ts'

/**
 * The scripts of the product in a tab, by name: the page, what works for it, and what answers the addresses of the site. What of the worker is
 * not needed for the first page is in files of its own.
 */
export async function buildTab(validatorCode: string): Promise<ReadonlyMap<string, string>> {
  const parts = await Promise.all([
    bundle('src/edit/tab/main.tsx', { name: 'editor', isDivided: true }),
    bundle('generator/tab/worker.ts', {
      name: 'worker',
      isDivided: true,
      plugins: [drawMarkedWords, drawnAtOnce, oneEntities, madeModules(validatorCode)],
    }),
    bundle('src/edit/tab/service-worker.ts', { name: 'service-worker' }),
  ])
  return new Map(parts.flat())
}

interface ScriptOptions {
  readonly name: string
  readonly plugins?: Plugin[]
  /** Whether what is imported later has a file of its own. */
  readonly isDivided?: boolean
}

async function bundle(input: string, { name, plugins = [], isDivided = false }: ScriptOptions) {
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
    output: {
      minify: true,
      comments: false,
      codeSplitting: isDivided,
      entryFileNames: `${name}.js`,
      chunkFileNames: `${name}/[name]-[hash].js`,
    },
    write: false,
  })
  return output.flatMap((file): [string, string][] => (file.type === 'chunk' ? [[file.fileName, file.code]] : []))
}

/** Two packages ask for two versions of the table of HTML's character references, which is large: both get the newer one. */
const oneEntities: Plugin = {
  name: 'one-entities',
  resolveId: {
    filter: { id: /^entities(?:\/|$)/ },
    handler(source) {
      return this.resolve(source, projectFile('package.json'), { skipSelf: true })
    },
  },
}

/** Pages are drawn with all views: these are a part of the worker, whichever of them a visitor's page would load. */
const drawnAtOnce: Plugin = {
  name: 'drawn-at-once',
  transform: {
    filter: { id: /[\\/](?:src[\\/]sections|pages)[\\/][\w-]+\.tsx?$/ },
    handler: (code) => {
      const imports: string[] = []
      const changed = code.replace(/=> import\(('[^']+')\)/g, (_, path: string) => {
        imports.push(`import * as late${imports.length} from ${path}\n`)
        return `=> Promise.resolve(late${imports.length - 1})`
      })
      return imports.length > 0 ? imports.join('') + changed : null
    },
  },
}

/** The one function of React's second server that is needed, where a page could not be drawn: as Node has it. */
const staticReact = `
export async function prerenderToNodeStream(tree, options) {
  const { prerender } = await import('react-dom/static.browser')
  const { prelude } = await prerender(tree, options)
  return { prelude: [new Uint8Array(await new Response(prelude).arrayBuffer())] }
}`

const registryIndex = `
const index = {}
require('./registry.json').forEach(({ Subtag, Tag, Type }, place) => {
  const name = (Subtag ?? Tag).toLowerCase()
  index[name] = { ...index[name], [Type]: place }
})
module.exports = index`

/** What checks what visitors have typed: nobody types into a page that is only drawn. */
const uncheckedForms = `
export const lazy = () => undefined
export { lazy as boolean, lazy as object, lazy as string }`

/** The part of React's server that pages need: `renderToString`. */
const legacyReact = 'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js'

const ownBuffer = projectFile('generator/tab/buffer.ts')
const validator = '\0site-validator.cjs'
const noYup = '\0no-yup'
const noStreams = '\0no-streams'
const reactStatic = '\0react-static'

/** The modules that are made, or that the core does not know: see `generator/tab/modules.d.ts`. */
function madeModules(validatorCode: string): Plugin {
  return {
    name: 'made-modules',
    resolveId: (source, importer) => {
      if (source === 'site-validator') return validator
      if (source === 'react-dom/static') return reactStatic
      if (source === 'yup') return noYup
      if (source === 'react-dom/server') return projectFile(legacyReact)
      if (/^(?:node:)?buffer$/.test(source))
        return importer === ownBuffer ? projectFile('node_modules/buffer/index.js') : ownBuffer
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
      if (id === reactStatic) return staticReact
      if (id === noYup) return uncheckedForms
      const [, registered] = /[\\/]language-subtag-registry[\\/].*[\\/](index|registry)\.json$/.exec(id) ?? []
      if (registered === 'registry') return { code: slimRegistry(readFileSync(id, 'utf8')), moduleType: 'js' }
      if (registered === 'index') return { code: registryIndex, moduleType: 'js' }
      if (id === noStreams)
        return 'export class Transform {}\nexport const inherits = () => {}\nexport const createRequire = () => {}\nexport default { Transform, inherits }'
      return id === validator ? validatorCode : null
    },
  }
}
