import { fileExists, listFolder, readBytes, readText } from '#files'
import { join, relative } from '#path'
import { packedPart, projectFile, projectRoot } from '#places'
import { contentHash } from '../content-hash.ts'

/** A hash of the code in some folders of the project and of the packages that it uses; in the package, one of all its code. */
export function sourceVersion(folders: readonly string[]): string {
  const packed = packedPart('version.txt')
  if (packed !== undefined) return readText(packed)
  // In a workspace, the list of packages lies further up; where there is none, nothing pins them.
  const lock = ['package-lock.json', '../package-lock.json', '../../package-lock.json']
    .map(projectFile)
    .find(fileExists)
  const files = folders.flatMap((folder) => listSources(projectFile(folder)))
  const parts = [...(lock ? [lock] : []), ...files].flatMap((file) => [relative(projectRoot, file), readBytes(file)])
  return contentHash(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

/** The paths of the sources in a folder, in a fixed order. */
function listSources(folder: string): string[] {
  return listFolder(folder)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isFolder) return entry.name === 'generated' ? [] : listSources(path)
      return /\.tsx?$/.test(entry.name) ? [path] : []
    })
}
