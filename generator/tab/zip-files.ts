import { unzipSync, type Zippable, zipSync } from 'fflate'
import { compressionLevel } from '../lib/files/compression-level.ts'
import { configName } from '../lib/files/site-file-names.ts'
import { isPlain } from './file-names.ts'
import { findSiteFolder } from './forges/site-files.ts'

/** The largest site that is taken: its bytes when it is unpacked, and its files. */
const mostTaken = { bytes: 300_000_000, files: 10_000 }

/** Folders that no site is made of. */
const ignored = /(?:^|\/)(?:node_modules|\.git|dist|dist-hosts|__MACOSX)\//

/** Files as one ZIP. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {}
  for (const [name, bytes] of files) entries[name] = [bytes, { level: compressionLevel(name) }]
  return zipSync(entries)
}

/** The files of a site in a ZIP, beside its configuration; undefined where there is none, or it is no ZIP. */
export function unzipSite(bytes: Uint8Array): Map<string, Uint8Array> | 'too-large' | undefined {
  try {
    // What it says of its size is believed for no more than that: no file is unpacked beyond it.
    const said: number[] = []
    const isSite = ({ name }: { readonly name: string }) => isPlain(name) && !ignored.test(name)
    unzipSync(bytes, { filter: (entry) => isSite(entry) && said.push(entry.originalSize) < 0 })
    if (isTooMuch(said)) return 'too-large'
    return findSite(new Map(Object.entries(unzipSync(bytes, { filter: isSite }))))
  } catch {
    // No ZIP, or a damaged one.
    return undefined
  }
}

/** Whether files of these sizes are more than a browser should be given. */
function isTooMuch(sizes: readonly number[]): boolean {
  return sizes.length > mostTaken.files || sizes.reduce((sum, size) => sum + size, 0) > mostTaken.bytes
}

/** The files beside the configuration that lies least deep, by their paths from there. */
export function findSite(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> | undefined {
  const folder = findSiteFolder(files.keys(), configName, ignored)
  if (folder === undefined) return undefined
  const below = [...files].filter(([name]) => name.startsWith(folder) && isPlain(name))
  return new Map(below.map(([name, bytes]) => [name.slice(folder.length), bytes]))
}
