import { relative } from 'node:path'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'
import { type FolderContent, othersIn } from './own-folder.ts'

/** A folder that a command is about to overwrite. */
interface WrittenFolder {
  /** Absolute. */
  readonly folder: string
  readonly content: FolderContent
  /** The option that names the folder. */
  readonly option: string
}

/** The folder of the typed modules. */
export function modulesFolder(folder: string): WrittenFolder {
  return { folder, content: 'modules', option: '--generated' }
}

/** Reports the first folder with files of somebody else, which must not be overwritten. Returns whether there is one. */
export function refuseFolders(folders: readonly WrittenFolder[], io: Io): boolean {
  for (const { folder, content, option } of folders) {
    const others = othersIn(folder, content)
    if (others.length === 0) continue
    io.err(`${commandWords(io).folderInUse({ folder: shownFolder(folder), others, option })}\n`)
    return true
  }
  return false
}

/** A folder's path for people: relative to the current folder, or absolute where it lies outside. */
export function shownFolder(folder: string): string {
  const path = relative(process.cwd(), folder)
  return path === '' || path.startsWith('..') ? folder : path
}
