import { build } from 'rolldown'
import { projectFile } from '../lib/files/paths.ts'
import { scriptBrowsers } from './browsers.ts'
import { bundleOptions } from './bundle-options.ts'
import { drawMarkedWords } from './marked-words.ts'

/** The modules that documents name in development, as a checkout serves them. */
const entries = ['src/entry-dev.ts', 'src/entry-dev-waiting.ts', 'src/entry-root.ts', 'src/entry-not-found.ts']

/** Replaces Vite's HMR client in the bundle. */
const connection = (path: string) => `globalThis.siteChanges ??= (() => {
  const events = new EventSource(${JSON.stringify(path)})
  events.addEventListener('reload', () => location.reload())
  return { on: (name, act) => events.addEventListener(name, ({ data }) => act(JSON.parse(data))) }
})()`

/**
 * Bundles what pages load in development. Returns the files by path; an entry keeps that of its source.
 *
 * @param eventsPath where pages listen for changes
 */
export async function buildDev(eventsPath: string): Promise<Record<string, string>> {
  const options = bundleOptions(scriptBrowsers)
  const { output } = await build({
    ...options,
    input: entries.map(projectFile),
    platform: 'browser',
    plugins: [drawMarkedWords],
    transform: {
      ...options.transform,
      define: { ...options.transform.define, 'import.meta.hot': 'globalThis.siteChanges' },
    },
    output: {
      minify: true,
      comments: false,
      banner: ({ name }) => (name.startsWith('entry-dev') ? connection(eventsPath) : ''),
      entryFileNames: 'src/[name].ts',
      chunkFileNames: 'src/[name]-[hash].js',
    },
    write: false,
  })
  return Object.fromEntries(output.map((file) => [file.fileName, 'code' in file ? file.code : `${file.source}`]))
}
