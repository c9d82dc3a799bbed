import { pictureFolder } from '../../edit/server/receive-image.ts'
import { hashesOfKinds } from '../../kinds/built-kinds.ts'
import { forEachConcurrent } from '../../lib/for-each-concurrent.ts'
import { isPlain } from '../file-names.ts'
import { ForgeRefused } from './forge.ts'

/** Folders of which nothing is taken. */
const ignored = /(?:^|\/)(?:node_modules|\.[^/]+|dist|dist-hosts|pages\/kinds)\//

/** How many files are fetched at a time. */
const together = 6

/**
 * The folder of the configuration that lies least deep, with a slash at its end; undefined where there is none.
 *
 * @param folders those in which none is looked for
 */
export function findSiteFolder(paths: Iterable<string>, name: string, folders: RegExp = ignored): string | undefined {
  const [config] = [...paths]
    .filter((path) => (path === name || path.endsWith(`/${name}`)) && !folders.test(path) && isPlain(path))
    .sort((a, b) => a.split('/').length - b.split('/').length)
  return config?.slice(0, -name.length)
}

/** The files of a repository that the site is made of, by their names in it: those that its text names, its pictures, and some by name. */
export function chooseSiteFiles(
  listed: ReadonlyMap<string, string>,
  { folder, text, always }: { readonly folder: string; readonly text: string; readonly always: readonly string[] },
): Map<string, string> {
  const chosen = new Map<string, string>()
  for (const [path, hash] of listed) {
    if (!path.startsWith(folder) || ignored.test(path) || !isPlain(path)) continue
    const name = path.slice(folder.length)
    const [base = ''] = name.split('/').slice(-1)
    if (
      always.includes(name) ||
      name.startsWith(`${pictureFolder}/`) ||
      text.includes(name) ||
      text.includes(encodeURI(base))
    )
      chosen.set(name, hash)
  }
  return chosen
}

/** The kinds of the site's own, of which no file is taken, with the hashes of these. */
export function listKinds(listed: ReadonlyMap<string, string>, folder: string) {
  const below = [...listed].filter(([path]) => path.startsWith(folder))
  return hashesOfKinds(below.map(([path, hash]) => [path.slice(folder.length), hash]))
}

/** Fetches files, a few at a time. @throws ForgeRefused where one of them is not to be had */
export async function fetchFiles(
  names: readonly string[],
  read: (name: string) => Promise<Uint8Array | undefined>,
): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>()
  await forEachConcurrent(
    names,
    async (name) => {
      const bytes = await read(name)
      if (!bytes) throw new ForgeRefused('host-declined', name)
      files.set(name, bytes)
    },
    together,
  )
  return files
}
