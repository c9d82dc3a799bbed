import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files to read. */
interface Tree {
  readonly folder: string
  /** A pattern for the names of files to read. */
  readonly only?: RegExp
  /** A pattern for the names of folders to skip. */
  readonly without?: RegExp
}

/** Reads the files of a folder, by path. Synchronously: awaiting each would take longer than reading it. */
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
