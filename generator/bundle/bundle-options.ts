import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { BuildOptions } from 'rolldown'
import { projectRoot } from '../lib/files/paths.ts'

/** Where the router is installed: in a workspace, further up. */
const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'))

/** The router's package exports its development build; this build has no warnings for developers. */
const productionRouter = {
  'react-router': join(router, 'dist/production/index.mjs'),
  'react-router/dom': join(router, 'dist/production/dom-export.mjs'),
}

/**
 * The options that all bundles share. Rolldown makes them without Vite, whose other features would only take time.
 *
 * @param target the oldest browsers, or version of Node or ECMAScript, that runs the code
 */
export function bundleOptions(target: string | string[]) {
  return {
    cwd: projectRoot,
    resolve: { alias: productionRouter },
    transform: { target, define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: refuseUnresolved,
  } satisfies BuildOptions
}

/**
 * By default, a missing package would be left for the browser to import. All other logs are noise here, such as a warning for each
 * "use client" directive of a React library.
 */
function refuseUnresolved(
  _level: string,
  { code, message }: { readonly code?: string; readonly message: string },
): void {
  if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
}
