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
