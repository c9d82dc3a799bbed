import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { drawMarkedWords } from '../../bundle/marked-words.ts'
import { projectFile, projectRoot } from '../../lib/paths.ts'
import type { DevCode, DevCodeOptions } from './dev-code.ts'
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

/** Has Vite serve the code from its sources. */
export async function viteCode({ http, names, onStyles }: DevCodeOptions): Promise<DevCode> {
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
      allowedHosts: [...names],
      hmr: { server: http },
      watch: { ignored: isForeign },
      // Whoever is in the same network can ask for files: not for leads, nor for the history of the project.
      fs: { allow: ['src', 'pages', 'node_modules'].map(projectFile) },
    },
    // All are listed, so that none is discovered late: Vite would reload the page, and what was typed would be lost.
    optimizeDeps: { entries: ['src/entry-dev.ts', 'pages/*.tsx'], include: browserPackages },
  })
  const styles = projectFile('src/styles')
  vite.watcher.on('all', (_event, changed) => {
    if (resolve(changed).startsWith(styles)) onStyles()
  })
  return {
    server: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry,
    transformed: (path, html) => vite.transformIndexHtml(path, html),
    tell: ({ name, ...data }) =>
      name === 'reload' ? vite.ws.send({ type: 'full-reload' }) : vite.ws.send(name, { ...data }),
    fixStack: (error) => vite.ssrFixStacktrace(error),
    handle: (request, response, next) => vite.middlewares(request, response, next),
    close: () => vite.close(),
  }
}
