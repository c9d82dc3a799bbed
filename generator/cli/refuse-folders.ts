import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { withLock } from '../lib/files/folder-lock.ts'
import { isPackaged, isWithin, projectFile, projectRoot } from '../lib/files/paths.ts'
import { finishSwitch, isSwitching } from '../output/switch-folders.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'
import { type FolderContent, findForeignFiles } from './own-folder.ts'

/** A folder that a command is about to overwrite. */
export interface WrittenFolder {
  /** Absolute. */
  readonly folder: string
  readonly content: FolderContent
  /** The option that names the folder. */
  readonly option: string
}

/** Where a command writes the typed modules; undefined where nobody has asked for any. */
export function generatedFolder({ generated }: { readonly generated?: string | undefined }): string | undefined {
  const asked = generated ?? (isPackaged ? undefined : 'src/generated')
  return asked === undefined ? undefined : resolve(asked)
}

/** The folder of the typed modules. */
export function modulesFolder(folder: string): WrittenFolder {
  return { folder, content: 'modules', option: '--generated' }
}

/** Reports the first folder with files of somebody else, which must not be overwritten. Returns whether there is one. */
export function refuseFolders(folders: readonly WrittenFolder[], io: Io): boolean {
  for (const { folder, content, option } of folders) {
    const others = findForeignFiles(folder, content)
    if (others.length === 0) continue
    io.err(`${commandWords(io).folderInUse({ folder: shownFolder(folder), others, option })}\n`)
    return true
  }
  return false
}

/** The folders of the generator's code, and the one in it that is written. */
export const codeFolders = isPackaged ? [projectRoot] : ['generator', 'pages', 'schema', 'src'].map(projectFile)
const ownModules = projectFile('src/generated')

/** What a command must not overwrite: a configuration, and the generator's code. The check reports a folder in the place of a configuration. */
export function listSourcePaths(file: string): string[] {
  const isFolder = statSync(file, { throwIfNoEntry: false })?.isDirectory() === true
  return [...(isFolder ? [] : [file]), ...codeFolders]
}

/**
 * Reports the first folder that lies in another one, or overlaps with a source: each replaces all that is in it. Returns whether there
 * is one.
 *
 * @param sources files and folders, absolute
 */
export function refuseOverlaps(folders: readonly WrittenFolder[], sources: readonly string[], io: Io): boolean {
  for (const [index, { folder, option, content }] of folders.entries()) {
    const isHome = content === 'modules' && folder === ownModules
    const others = [...folders.slice(0, index).map((written) => written.folder), ...(isHome ? [] : sources)]
    const other = others.find((path) => isWithin(path, folder) || isWithin(folder, path))
    if (other === undefined) continue
    io.err(`${commandWords(io).foldersOverlap({ folder: shownFolder(folder), other: shownFolder(other), option })}\n`)
    return true
  }
  return false
}

/** Finishes what an interrupted command left of a folder, once no other one is at work on it. */
export async function settle(folder: string, io: Io): Promise<void> {
  if (!isSwitching(folder)) return
  const finish = async () => finishSwitch(folder)
  await withLock(folder, finish, () => io.err(`${commandWords(io).waiting(shownFolder(folder))}\n`))
}

/** A folder's path for people: relative to the current folder, or absolute where it lies outside. */
export function shownFolder(folder: string): string {
  const path = relative(process.cwd(), folder)
  return path === '' || path.startsWith('..') ? folder : path
}
