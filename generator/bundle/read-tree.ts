import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which files are read. */
export interface Tree {
  readonly folder: string
  /** What the names of its files look like. */
  readonly only?: RegExp
  /** What the names of folders look like that are passed over. */
  readonly without?: RegExp
}

/** The files of a folder by path, read at once: waiting for each costs more than reading it. */
export function readTree(tree: Tree, below = ''): Map<string, Uint8Array> {
  const { folder, only = /./, without = /^$/ } = tree
  const files = new Map<string, Uint8Array>()
  for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory() && !without.test(entry.name)) {
      for (const [name, bytes] of readTree(tree, path)) files.set(name, bytes)
    } else if (entry.isFile() && only.test(entry.name)) {
      files.set(path, readFileSync(join(folder, path)))
    }
  }
  return files
}
