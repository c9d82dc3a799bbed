import { readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { routeIndexFolder } from '../../src/routing/root-folders.ts'
import { readBeginning } from '../lib/files/disk-files.ts'
import { hostingName } from '../output/hosting/write-hosting.ts'
import { moduleHeader } from '../output/modules/site-modules.ts'

/** What a command writes into a folder: a site, the files for hosts, or typed modules. */
export type FolderContent = 'site' | 'hosts' | 'modules'

/** Files that systems and git put into otherwise empty folders. */
const nothing: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep'])

/** Entries of a folder in which somebody works, which no build writes. */
const signsOfWork: ReadonlySet<string> = new Set(['.git', 'package.json', 'node_modules'])

/** How many are looked for: a message names only a few. */
const enough = 4

/**
 * Finds what was not written by this program in a folder, and would be lost if the folder were overwritten. Earlier output is recognised
 * by its contents, since a host would serve a marker file.
 *
 * @returns the names of some of it: none for a folder that is missing, empty, or holds earlier output; "file" where the path is a file
 */
export function findForeignFiles(folder: string, content: FolderContent): readonly string[] | 'file' {
  const kind = entryKind(folder)
  if (kind !== 'folder') return kind === 'nothing' ? [] : 'file'
  const names = readdirSync(folder)
    .filter((name) => !nothing.has(name))
    .sort()
  return findOthers[content](folder, names)
}

/** What is at a path, or above it, where nothing can be: below a file. */
function entryKind(path: string): 'nothing' | 'file' | 'folder' {
  try {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (stats) return stats.isDirectory() ? 'folder' : 'file'
    // Windows says of a path below a file only that nothing is there.
    return dirname(path) !== path && entryKind(dirname(path)) === 'file' ? 'file' : 'nothing'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error
    return 'file'
  }
}

const findOthers: Readonly<Record<FolderContent, (folder: string, names: readonly string[]) => readonly string[]>> = {
  site: (folder, names) => (isSite(folder, names) ? names.filter((name) => signsOfWork.has(name)) : names),
  hosts: (_folder, names) => (names.includes(hostingName) ? [] : names),
  modules: (folder) => {
    const others: string[] = []
    for (const path of filesBelow(folder)) {
      if (!beginsWithHeader(join(folder, path))) others.push(path)
      if (others.length >= enough) break
    }
    return others
  },
}

/** A site has a page at its root, and a route index; it may lie in a folder. */
function isSite(folder: string, names: readonly string[]): boolean {
  const [only] = names.filter((name) => !nothing.has(name))
  const below = join(folder, only ?? '')
  if (names.length === 1 && statSync(below, { throwIfNoEntry: false })?.isDirectory())
    return isSite(below, readdirSync(below))
  const index = join(folder, routeIndexFolder)
  if (!names.includes('index.html') || !statSync(index, { throwIfNoEntry: false })?.isDirectory()) return false
  const shards = readdirSync(index).filter((name) => !nothing.has(name))
  return shards.length > 0 && shards.every((name) => /^(moved|names|search|\d+\.json(\.(br|gz))?)$/.test(name))
}

function* filesBelow(folder: string, below = ''): Generator<string> {
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (!nothing.has(entry.name)) yield path
  }
}

function beginsWithHeader(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false
  const header = Buffer.from(moduleHeader)
  return header.equals(readBeginning(file, header.length))
}
