import { type FolderEntry, listFolder, removeFile } from '#files'
import { basename, dirname, join, resolve } from '#path'
import { isWithin } from '#places'
import { imageName } from '../../../schema/image-endings.ts'
import { collectFileNames } from '../../check/file-names.ts'
import { gatherDocument } from '../../check/validate/validate.ts'
import type { ConfigDocument } from '../../check/yaml/config-document.ts'
import { pictureFolder } from '../server/receive-image.ts'

/**
 * The pictures that nothing names, by their names beside the configuration: one that was put in the place of another, or never found a place.
 *
 * @param document a configuration that can be read; undefined for one that cannot, which may name any of them
 */
export function unusedPictures(file: string, document: ConfigDocument | undefined): string[] {
  if (!document) return []
  const folder = dirname(file)
  // Compared as systems do that know no difference between large and small letters.
  const same = (path: string) => path.normalize().toLowerCase()
  const named = new Set(collectFileNames(gatherDocument(document)).map((name) => same(resolve(folder, name))))
  // Whatever says its name, a comment or a part that is switched off, may need it.
  const text = same(document.text)
  const isUsed = (name: string) => named.has(same(join(folder, name))) || text.includes(same(basename(name)))
  return pictureNames(file)
    .filter((name) => !isUsed(name))
    .sort()
}

/** The pictures that the editor keeps, by their names beside the configuration. */
export function pictureNames(file: string): string[] {
  const folder = join(dirname(file), pictureFolder)
  if (!isWithin(folder, dirname(file))) return []
  // Others the editor has not put there.
  const pictures = readEntries(folder).filter((entry) => entry.isFile && imageName.test(entry.name))
  return pictures.map(({ name }) => `${pictureFolder}/${name}`)
}

/** Removes pictures, of those that nothing names. Returns the names of those that are gone. */
export function removePictures(file: string, names: readonly string[], document: ConfigDocument | undefined): string[] {
  const unused = new Set(unusedPictures(file, document))
  const gone = names.filter((name) => unused.has(name))
  for (const name of gone) removeFile(join(dirname(file), name))
  return gone
}

function readEntries(folder: string): FolderEntry[] {
  try {
    return listFolder(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return []
  }
}
