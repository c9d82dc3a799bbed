import { build, type ChunkingContext, type Plugin } from 'rolldown'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { projectFile } from '../lib/files/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'
import { drawMarkedWords } from './marked-words.ts'

/** What the app bundles in the place of packages. Five small functions make up a quarter of Formik's size. */
const shims = {
  'lodash-es/clone': projectFile('src/shims/clone.ts'),
  'lodash-es/cloneDeep': projectFile('src/shims/clone-deep.ts'),
  'lodash-es/isPlainObject': projectFile('src/shims/is-plain-object.ts'),
  'lodash-es/toPath': projectFile('src/shims/to-path.ts'),
  'hoist-non-react-statics': projectFile('src/shims/hoist-statics.ts'),
}

/**
 * Drops what a library declares and nothing uses: calls that create contexts and wrap components count as pure, under all names that
 * React's module has in a bundle. Effects and writes to properties do not: nothing works without them.
 */
const treeshake = {
  propertyReadSideEffects: false as const,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['React', 'import_react', ...numbered('React', 20)].flatMap((module) =>
    ['createContext', 'forwardRef', 'memo'].flatMap((name) => [name, `${module}.${name}`]),
  ),
}

/**
 * What keeps the router's unused components in the bundle: the names that it gives them for developer tools, and the server-component
 * context of the error boundary around its `Routes`, which the app does without.
 */
const unusedRoutes = leaveOut(/^\w+\.(displayName|contextType) = ("\w+"|\w+);$/gm, 'react-router/')

/** Advice for developers, beside the address of the page that explains an error of React. */
const advice = leaveOut(
  / for the full message or use the non-minified dev environment[^"]*| to update or a function which returns an object of state variables/g,
  'react',
)

/** The log messages of i18next, whose debug mode is off here. */
const debugMessages = leaveOut(/(?<=^ *|\) )this\.logger\.(?:once|warn)\(.*\)(?=;$)/gm, 'i18next/')

const entry = projectFile('src/entry-client.tsx')

const drawings = projectFile('src/artefacts/artefact-view.tsx')
const form = projectFile('src/contact/contact-form.tsx')

/**
 * Puts the modules that templates and views share into a few chunks. By default each such module is a chunk of some hundred bytes, of which the browser
 * learns only from another one: one more round trip, or two, before a page is taken over. The drawings and the form, with what shows them,
 * which are large, have chunks of their own. What the app itself is made of stays in the app, which would otherwise wait for them.
 */
const sharedParts = {
  name: (module: string, graph: ChunkingContext) => {
    if (importedBy(entry, graph).has(module)) return null
    // Packages that are not the app's are the form's.
    if (module.includes('node_modules') || importedBy(module, graph).has(form) || liesInFolder('contact', module))
      return 'form'
    return liesInFolder('artefacts', module) || importedBy(module, graph).has(drawings) ? 'documents' : 'parts'
  },
  test: /[\\/](?:src|node_modules)[\\/]/,
  minShareCount: 2,
  includeDependenciesRecursively: false,
}

/** Whether a module lies in a folder of the app. */
function liesInFolder(folder: string, module: string): boolean {
  return module.startsWith(projectFile(`src/${folder}`))
}

/** A module and all that it imports, directly or through others; what it imports only on demand is left out. */
function importedBy(module: string, graph: ChunkingContext, found = new Set<string>()): ReadonlySet<string> {
  found.add(module)
  for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) {
    if (!found.has(imported)) importedBy(imported, graph, found)
  }
  return found
}

/**
 * Removes some code from modules.
 *
 * @param path the start of their paths below `node_modules`
 */
function leaveOut(part: RegExp, path: string): Plugin {
  return {
    name: `leave-out-of-${path}`,
    transform: {
      filter: { id: new RegExp(`[\\\\/]node_modules[\\\\/]${path.replaceAll('/', '[\\\\/]')}`) },
      handler: (code) => ({ code: code.replace(part, ''), map: null }),
    },
  }
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${name}${index}`)
}

/** Builds what runs in the browser. Returns the address of the entry module, and the files by path in the web root. */
export async function buildClient(): Promise<{ readonly entry: string; readonly files: Record<string, string> }> {
  const options = bundleOptions(scriptBrowsers)
  const { output } = await build({
    ...options,
    input: entry,
    platform: 'browser',
    plugins: [drawMarkedWords, unusedRoutes, advice, debugMessages],
    preserveEntrySignatures: 'allow-extension',
    treeshake,
    resolve: { alias: { ...options.resolve.alias, ...shims } },
    output: {
      minify: true,
      comments: false,
      topLevelVar: true,
      codeSplitting: { groups: [sharedParts] },
      entryFileNames: `${rootFolders.assets}/[name]-[hash].js`,
      chunkFileNames: `${rootFolders.assets}/[name]-[hash].js`,
    },
    write: false,
  })
  const files = output.map((file) => [file.fileName, 'code' in file ? file.code : `${file.source}`])
  return { entry: `/${output[0].fileName}`, files: Object.fromEntries(files) }
}
