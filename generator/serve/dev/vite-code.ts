import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { drawMarkedWords } from '../../bundle/marked-words.ts'
import { projectFile, projectRoot } from '../../lib/files/paths.ts'
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
      // Vite's own client asks as well, for its web socket.
      allowedHosts: [...names],
      hmr: { server: http },
      watch: { ignored: isForeign },
      // Anybody in the same network can request files, but not leads, nor the history of the project.
      fs: { allow: ['src', 'pages', 'node_modules'].map(projectFile) },
    },
    // All dependencies are listed: for one found late, Vite reloads the page, and what was typed is lost.
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
