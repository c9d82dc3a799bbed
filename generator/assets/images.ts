import { readFile } from 'node:fs/promises'
import { basename, dirname, extname, resolve } from 'node:path'
import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../content-hash.ts'
import { slugOf } from '../slug-of.ts'
import { flagFile } from './drawing-files.ts'

/** Image files for the web root, with their addresses. */
export interface Images {
  /** The files, by path in the web root. */
  readonly files: ReadonlyMap<string, Uint8Array>
  /** The address of an image by its name in the configuration, or of a flag by `flag:` and its country. Throws for any other name. */
  urlOf(name: string): string
  /** The bytes of an image by its name in the configuration. Throws for any other name. */
  bytesOf(name: string): Uint8Array
}

/**
 * Reads the images that a configuration names, and the flags of its languages.
 *
 * @param config the configuration file, to which image paths are relative
 * @param names paths of images, and `flag:br` for the flag of a country
 */
export async function loadImages(config: string, names: Iterable<string>): Promise<Images> {
  const files = new Map<string, Uint8Array>()
  const paths = new Map<string, string>()
  for (const wanted of new Set(names)) {
    const file = wanted.startsWith('flag:') ? flagFile(wanted.slice('flag:'.length)) : resolve(dirname(config), wanted)
    const bytes = await readFile(file)
    const path = `${rootFolders.assets}/${servedName(file, bytes)}`
    files.set(path, bytes)
    paths.set(wanted, path)
  }
  const pathOf = (name: string): string => {
    const path = paths.get(name)
    if (path === undefined) throw new Error(`${name} was not loaded`)
    return path
  }
  return {
    files,
    urlOf: (name) => `/${pathOf(name)}`,
    bytesOf: (name) => files.get(pathOf(name)) as Uint8Array,
  }
}

/** The name under which an image is served: that of its file, with a hash. Only safe signs are left: in an address, a "#" or "?" ends the path. */
function servedName(file: string, bytes: Uint8Array): string {
  const extension = extname(file)
  const name = slugOf(basename(file, extension))
  return `${name === '' ? '' : `${name}-`}${contentHash(bytes)}${extension.toLowerCase()}`
}
