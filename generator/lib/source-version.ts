import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentHash } from './content-hash.ts'
import { packedPart, projectFile, projectRoot } from './paths.ts'

/** A hash of the code in some folders of the project and of the packages that it uses; in the package, one of all its code. */
export function sourceVersion(folders: readonly string[]): string {
  const packed = packedPart('version.txt')
  if (packed !== undefined) return readFileSync(packed, 'utf8')
  // In a workspace, the list of packages lies further up; where there is none, nothing pins them.
  const lock = ['package-lock.json', '../package-lock.json', '../../package-lock.json']
    .map(projectFile)
    .find(existsSync)
  const files = folders.flatMap((folder) => listSources(projectFile(folder)))
  const parts = [...(lock ? [lock] : []), ...files].flatMap((file) => [relative(projectRoot, file), readFileSync(file)])
  return contentHash(Buffer.concat(parts.map((part) => Buffer.from(part))))
}

/** The paths of the sources in a folder, in a fixed order. */
function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return entry.name === 'generated' ? [] : listSources(path)
      return /\.tsx?$/.test(entry.name) ? [path] : []
    })
}
