import { unzipSync, type Zippable, zipSync } from 'fflate'
import { configName, isPlain } from './file-names.ts'

/** The ends of names of files that are packed already. */
const packed = /\.(?:avif|jpe?g|mp4|pdf|png|webm|webp|woff2|zip)$/i

/** The largest site that is taken, in bytes, when it is unpacked. */
const mostBytes = 500_000_000

/** Folders that no site is made of. */
const ignored = /(?:^|\/)(?:node_modules|\.git|dist|dist-hosts|__MACOSX)\//

/** Files as one ZIP. */
export function zipFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {}
  for (const [name, bytes] of files) entries[name] = [bytes, { level: packed.test(name) ? 0 : 6 }]
  return zipSync(entries)
}

/** The files of a site in a ZIP, beside its configuration; undefined where there is none, or it is no ZIP, or too much. */
export function unzipSite(bytes: Uint8Array): Map<string, Uint8Array> | undefined {
  let size = 0
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (ignored.test(name) || name.endsWith('/')) return false
        size += originalSize
        return size <= mostBytes
      },
    })
    return size <= mostBytes ? findSite(new Map(Object.entries(entries))) : undefined
  } catch {
    // No ZIP, or a damaged one.
    return undefined
  }
}

/** The files beside the configuration that lies least deep, by their paths from there. */
export function findSite(files: ReadonlyMap<string, Uint8Array>): Map<string, Uint8Array> | undefined {
  const [config] = [...files.keys()]
    .filter((name) => name === configName || name.endsWith(`/${configName}`))
    .sort((a, b) => a.split('/').length - b.split('/').length)
  if (config === undefined) return undefined
  const folder = config.slice(0, -configName.length)
  const below = [...files].filter(([name]) => name.startsWith(folder) && isPlain(name))
  return new Map(below.map(([name, bytes]) => [name.slice(folder.length), bytes]))
}
