import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { routeIndexFolder } from '../../src/routing/root-folders.ts'
import { moduleHeader } from '../emit/module-writer.ts'

/** What a command writes into a folder: a site, the files for hosts, or typed modules. */
export type FolderContent = 'site' | 'hosts' | 'modules'

/** What systems and git put into folders that hold nothing else. */
const nothing: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', '.gitkeep'])

/** What no build writes, and a folder in which somebody works has. */
const signsOfWork: ReadonlySet<string> = new Set(['.git', 'package.json', 'node_modules'])

/** More of them than these are not looked for: what is told of them is a few names. */
const enough = 4

/**
 * What lies in a folder and was not written by this program: it would be lost if the folder were written anew. Nothing for a folder that
 * is not there, is empty, or holds what was written before. Earlier output is known by what it is itself, since a host would serve a
 * file that marks it.
 *
 * @returns the names of some of it, or "file" where the folder is none
 */
export function othersIn(folder: string, content: FolderContent): readonly string[] | 'file' {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return 'file'
  const names = readdirSync(folder)
    .filter((name) => !nothing.has(name))
    .sort()
  return findOthers[content](folder, names)
}

const findOthers: Readonly<Record<FolderContent, (folder: string, names: readonly string[]) => readonly string[]>> = {
  site: (folder, names) => (isSite(folder, names) ? names.filter((name) => signsOfWork.has(name)) : names),
  hosts: (_folder, names) => (names.includes('hosting.json') ? [] : names),
  modules: (folder) => {
    const others: string[] = []
    for (const path of filesBelow(folder)) {
      if (!beginsWithHeader(join(folder, path))) others.push(path)
      if (others.length >= enough) break
    }
    return others
  },
}

/** A site has a page at its root, and its index of routes. */
function isSite(folder: string, names: readonly string[]): boolean {
  const index = join(folder, routeIndexFolder)
  if (!names.includes('index.html') || !statSync(index, { throwIfNoEntry: false })?.isDirectory()) return false
  const shards = readdirSync(index).filter((name) => !nothing.has(name))
  return shards.length > 0 && shards.every((name) => /^\d+\.json(\.(br|gz))?$/.test(name))
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
  const start = Buffer.alloc(Buffer.byteLength(moduleHeader))
  const opened = openSync(file, 'r')
  try {
    readSync(opened, start)
    return start.toString() === moduleHeader
  } finally {
    closeSync(opened)
  }
}
