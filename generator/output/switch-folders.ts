import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { listFiles } from '../lib/files/list-files.ts'
import { realFolder } from '../lib/files/paths.ts'
import { forgetStaging, hasEnded, recordStaging } from './staging-records.ts'

/** A folder, and another one beside it with all that it is to hold. */
export interface StagedFolder {
  readonly folder: string
  readonly staging: string
}

/** Names the staging folder of a folder, which may be a link to another one. Finishes or removes what interrupted runs have left behind. */
export function stagedFolder(path: string): StagedFolder {
  finishSwitch(path)
  const folder = realFolder(path)
  const start = `${basename(folder)}.staging-`
  for (const name of existsSync(dirname(folder)) ? readdirSync(dirname(folder)) : []) {
    if (!name.startsWith(start) || !hasEnded(name.slice(start.length))) continue
    rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
  const staging = join(dirname(folder), `${start}${process.pid}`)
  recordStaging(staging)
  return { folder, staging }
}

/**
 * Replaces folders by complete staged ones, with a write-ahead journal. Before the journal exists, nothing has changed; once it exists, the
 * next process finishes what was interrupted. A folder is missing only between two renames.
 *
 * @param folders the first one names the journal
 * @throws the error of the system where the journal cannot be written; then nothing of it stays
 */
export function switchFolders(folders: readonly [StagedFolder, ...StagedFolder[]]): void {
  const journal = journalPath(folders[0].folder)
  const base = dirname(journal)
  // Relative: the project may have been moved before somebody finishes.
  const moves = folders.map(({ folder, staging }) => ({ from: relative(base, staging), to: relative(base, folder) }))
  const draft = `${journal}.draft`
  try {
    writeFileSync(draft, JSON.stringify(moves), { flush: true })
    renameSync(draft, journal)
  } catch (error) {
    // On a full disk, an empty file would stay.
    rmSync(draft, { force: true })
    throw error
  }
  finishSwitch(folders[0].folder)
}

/** Finishes the switch of a folder, and of those that belong to it, where one was interrupted. Only for the process that holds the lock. */
export function finishSwitch(path: string): void {
  const journal = journalPath(path)
  if (!existsSync(journal)) return
  const moves = JSON.parse(readFileSync(journal, 'utf8')) as { readonly from: string; readonly to: string }[]
  const at = (path: string) => resolve(dirname(journal), path)
  for (const { from, to } of moves) place(at(from), at(to))
  for (const { from } of moves) rmSync(oldFolder(at(from)), { recursive: true, force: true })
  rmSync(journal)
  for (const { from } of moves) forgetStaging(at(from))
}

/** Whether the switch of a folder is going on, or was interrupted. */
export function isSwitching(path: string): boolean {
  return existsSync(journalPath(path))
}

/** Copies a file with its time, which hosts and browsers compare. */
export function copyWithTime(from: string, to: string): void {
  copyFileSync(from, to)
  const { atime, mtime } = lstatSync(from)
  utimesSync(to, atime, mtime)
}

function journalPath(path: string): string {
  return `${realFolder(path)}.switch`
}

function oldFolder(from: string): string {
  return `${from}.old`
}

function place(from: string, to: string): void {
  if (!existsSync(from)) return
  try {
    if (existsSync(to)) renameSync(to, oldFolder(from))
    renameSync(from, to)
  } catch {
    // A mounted folder stays where it is, and on Windows one that somebody works in. What is wrong beyond that, copying tells.
    copyInto(from, to)
    rmSync(from, { recursive: true, force: true })
  }
}

/** Makes a folder the same as another, file by file; each appears when it is complete. */
function copyInto(from: string, to: string): void {
  const paths = new Set(listFiles(from))
  mkdirSync(to, { recursive: true })
  // First: a file may have had the name of a folder.
  removeOthers(to, (path) => paths.has(path))
  for (const path of paths) {
    const [source, target] = [join(from, path), join(to, path)]
    if (isSameFile(source, target)) continue
    mkdirSync(dirname(target), { recursive: true })
    copyWithTime(source, `${target}.new`)
    renameSync(`${target}.new`, target)
  }
}

/** Whether two files have the same size and time. */
function isSameFile(a: string, b: string): boolean {
  const [one, other] = [a, b].map((path) => lstatSync(path, { throwIfNoEntry: false }))
  return one !== undefined && one.size === other?.size && one.mtimeMs === other.mtimeMs
}

/** Removes the files of a folder that are not kept, and the folders in it that are empty then. */
export function removeOthers(folder: string, isKept: (path: string) => boolean): void {
  clear('')

  /** Returns whether something is left. */
  function clear(below: string): boolean {
    let isInUse = false
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      const path = below ? `${below}/${entry.name}` : entry.name
      if (entry.isDirectory() ? clear(path) : isKept(path)) isInUse = true
      else if (entry.isDirectory()) rmdirSync(join(folder, path))
      // Another build may have removed it.
      else rmSync(join(folder, path), { force: true })
    }
    return isInUse
  }
}
