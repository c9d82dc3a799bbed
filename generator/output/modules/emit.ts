import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SiteModel } from '../../compile/site-model.ts'
import { leavesFolder } from '../output-folder.ts'
import { removeOthers } from '../switch-folders.ts'
import { siteModules } from './site-modules.ts'

/** Writes the typed modules of a compiled site. */
export function emit(model: SiteModel, folder: string): void {
  writeModules(siteModules(model), folder)
}

/**
 * Writes the typed modules of a site where the system lets it: only people who change the templates need them, and a site can be built in a
 * folder that cannot be written.
 *
 * @returns the path that could not be written; undefined if all modules are there
 */
export function emitWhereAllowed(model: SiteModel, folder: string): string | undefined {
  try {
    emit(model, folder)
    return undefined
  } catch (error) {
    const { code = '', path = folder } = error as NodeJS.ErrnoException
    if (/^(?:EACCES|EPERM|EROFS)$/.test(code)) return path
    throw error
  }
}

/** Writes modules into a folder, by path: unchanged ones keep their files, and files of no module are removed. */
export function writeModules(modules: ReadonlyMap<string, string>, folder: string): void {
  for (const [path, text] of modules) {
    if (leavesFolder(path)) throw new Error(`${path} lies outside of the folder`)
    const file = join(folder, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  removeOthers(folder, (path) => modules.has(path))
}
