import type { BuildOptions } from 'rolldown'
import { projectFile, projectRoot } from '../paths.ts'

/** The router's package names its development build for everybody; this one is without warnings for developers. */
const productionRouter = {
  'react-router': projectFile('node_modules/react-router/dist/production/index.mjs'),
  'react-router/dom': projectFile('node_modules/react-router/dist/production/dom-export.mjs'),
}

/**
 * What all bundles share. Vite's own bundler makes them without Vite, which would take longer for what is not used here.
 *
 * @param target the oldest browsers, version of Node or of the language that understands the code
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
 * Left alone, a package that is not there is imported by the browser. All else that is logged says nothing here: the "use client" directives of
 * React libraries would each give a warning.
 */
function refuseUnresolved(
  _level: string,
  { code, message }: { readonly code?: string; readonly message: string },
): void {
  if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
}
