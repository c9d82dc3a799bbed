import type { PackageFile } from '../../lib/packages/package-files.ts'
import { fileExists } from './memory-files.ts'
import { packedPart } from './places.ts'
import { join } from './posix-path.ts'

// The port `#packages` in the tab: the typefaces that come with it.

/** @throws always: in the tab, all that is read of packages is in tables */
export function packageFolder(name: string): string {
  throw new Error(`${name} is no package of the tab`)
}

export function packageFolders(): string[] {
  return [packedPart('fonts') ?? '']
}

export function findPackageFile({ name, file }: PackageFile, folders = packageFolders()): string | undefined {
  return folders.map((folder) => join(folder, name, file)).find(fileExists)
}

export function packageFile(wanted: PackageFile): string {
  const path = findPackageFile(wanted)
  if (path === undefined) throw new Error(`${wanted.name}/${wanted.file} is not in the tab`)
  return path
}
