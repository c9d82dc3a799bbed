import { createServer as createHttpServer } from 'node:http'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer, type ViteDevServer } from 'vite'
import { drawMarkedWords } from '../../bundle/marked-words.ts'
import { FileWatch } from '../../check/file-watch.ts'
import { projectFile, projectRoot } from '../../lib/paths.ts'
import { isNamed, refuseName } from '../preview/is-named.ts'
import { listen } from '../preview/listen.ts'
import { type DevOptions, DevState } from './dev-state.ts'
import { isForeign } from './is-foreign.ts'

/** What the app imports from packages. */
const browserPackages = [
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom/client',
  'react-router-dom',
  'i18next',
  'react-i18next',
  'formik',
  'yup',
]

/** A running development server. */
interface DevServer {
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves a site while it is being written: each save of the configuration or of an image updates the open page without a reload; a
 * mistake shows in the terminal and over the page, and the last good site stays.
 *
 * @throws an error with the `code` "EADDRINUSE" where the port is taken; everything is closed then
 */
export async function startDevServer(options: DevOptions): Promise<DevServer> {
  const http = createHttpServer()
  const names = options.host ? [options.host] : []
  const vite = await createServer({
    root: projectRoot,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    plugins: [drawMarkedWords, react()],
    server: {
      middlewareMode: true,
      // Vite asks as well, for the connection by which pages hear of changes.
      allowedHosts: names,
      hmr: { server: http },
      watch: { ignored: isForeign },
      // Whoever is in the same network can ask for files: not for leads, nor for the history of the project.
      fs: { allow: ['src', 'pages', 'node_modules'].map(projectFile) },
    },
    // All are listed, so that none is discovered late: Vite would reload the page, and what was typed would be lost.
    optimizeDeps: { entries: ['src/entry-dev.ts', 'pages/*.tsx'], include: browserPackages },
  })
  const state = new DevState(options, vite)
  http.on('request', (request, response) =>
    isNamed(request, names)
      ? vite.middlewares(request, response, () => void state.answer(request, response))
      : refuseName(response),
  )
  await state.reload()
  const files = watch(vite, state)
  const close = async () => {
    files.close()
    await vite.close()
    http.closeAllConnections()
    await new Promise((done) => http.close(done))
  }
  try {
    return { address: await listen(http, options), close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Watches the styles, and the files that the site is made of. Returns what watches the latter. */
function watch(vite: ViteDevServer, state: DevState): FileWatch {
  const styles = projectFile('src/styles')
  vite.watcher.on('all', (_event, changed) => {
    if (resolve(changed).startsWith(styles)) state.restyle()
  })
  const files = new FileWatch(() => void state.reload().then(() => files.watch(state.files)))
  files.watch(state.files)
  return files
}
