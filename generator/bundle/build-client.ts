import { build, createLogger, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { projectFile, projectRoot } from '../paths.ts'
import { productionRouter } from './production-router.ts'

/** Formik brings in a quarter of its size for five small functions. */
const smallerFormik = {
  'lodash-es/clone': projectFile('src/contact/formik-helpers/clone.ts'),
  'lodash-es/cloneDeep': projectFile('src/contact/formik-helpers/clone-deep.ts'),
  'lodash-es/isPlainObject': projectFile('src/contact/formik-helpers/is-plain-object.ts'),
  'lodash-es/toPath': projectFile('src/contact/formik-helpers/to-path.ts'),
  'hoist-non-react-statics': projectFile('src/contact/formik-helpers/hoist-statics.ts'),
}

/** Every browser that the site supports has what this package stands in for. */
const smallerReactBindings = {
  'use-sync-external-store/shim': projectFile('src/locale/use-sync-external-store.ts'),
}

/**
 * What a library only declares and nobody uses is left out: its contexts and wrapped components count as free of side effects, under
 * all names that React's module has in a bundle. Effects and what is written to a property do have some: nothing works without them.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['React', 'import_react', ...numbered('React', 20)].flatMap((module) =>
    ['createContext', 'forwardRef', 'memo'].flatMap((name) => [name, `${module}.${name}`]),
  ),
}

/**
 * Takes away what keeps the router's unused components in the bundle: the names that it gives them for developer tools, and the
 * server-component context of the error boundary around its `Routes`, which the app does without.
 */
const withoutUnusedRoutes: Plugin = {
  name: 'without-unused-routes',
  transform: (code, id) =>
    id.includes('/node_modules/react-router/')
      ? { code: code.replace(/^\w+\.(displayName|contextType) = ("\w+"|\w+);$/gm, ''), map: null }
      : null,
}

/**
 * What only those who develop would read is left out: the advice beside the address of a page that explains a message of React's, and what
 * i18next says when it is told to be talkative, which it is not here.
 */
const withoutAdvice: Plugin = {
  name: 'without-advice',
  transform: (code, id) => {
    if (id.includes('/node_modules/react')) return { code: code.replaceAll(reactAdvice, ''), map: null }
    if (id.includes('/node_modules/i18next/')) return { code: code.replaceAll(debugMessage, ';'), map: null }
    return null
  },
}

const reactAdvice =
  / for the full message or use the non-minified dev environment[^"]*| to update or a function which returns an object of state variables/g
const debugMessage = /(?<=^ *|\) )this\.logger\.(?:once|warn)\(.*\);$/gm

/** No chunk has styles or chunks of its own to load ahead, so what Vite brings for that is a plain import. */
const withoutPreloading: Plugin = {
  name: 'without-preloading',
  enforce: 'pre',
  load: (id) => (id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : null),
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index}`)
}

const common = {
  root: projectRoot,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  mode: 'production',
  resolve: {
    alias: Object.entries({ ...smallerFormik, ...smallerReactBindings, ...productionRouter }).map(
      ([name, replacement]) => ({
        find: new RegExp(`^${name}$`),
        replacement,
      }),
    ),
  },
  // Vite warns of the "use client" directives of React libraries, which mean nothing here.
  customLogger: { ...createLogger('warn'), warn: () => {}, warnOnce: () => {} },
} satisfies InlineConfig

/** Builds what runs in the browser. Returns the address of the entry module. */
export async function buildClient(outDir: string): Promise<string> {
  const result = await build({
    ...common,
    plugins: [withoutUnusedRoutes, withoutAdvice, withoutPreloading],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: projectFile('src/entry-client.tsx'),
        preserveEntrySignatures: 'allow-extension',
        treeshake,
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const entry = outputOf(result).find((chunk) => chunk.type === 'chunk' && chunk.isEntry)
  if (!entry) throw new Error('The client build has no entry')
  return `/${entry.fileName}`
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputBundle[string][] {
  const [first] = Array.isArray(result) ? result : [result]
  if (!first || !('output' in first)) throw new Error('The build gave no output')
  return first.output
}
