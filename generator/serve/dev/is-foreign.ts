import { relative } from 'node:path'
import { projectRoot } from '../../lib/files/paths.ts'

/** What the app is made of: the folders of its sources, but for the typed modules, which only the type checker reads. */
const appSources = /^(?:(?:src|pages)(?:[\\/](?!generated)|$)|$)/

/** Whether a path is no part of the app, and need not be watched: an exported page that changes would reload the open one. */
export function isForeign(path: string): boolean {
  return !appSources.test(relative(projectRoot, path))
}
