import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { foldersUpward, packedPart, projectRoot } from '../files/paths.ts'

/** A file of an installed package. */
export interface PackageFile {
  readonly name: string
  /** The file's path in the package. */
  readonly file: string
}

const require = createRequire(import.meta.url)

/** The folder of a package that the generator itself is made of. */
export function packageFolder(name: string): string {
  return dirname(require.resolve(`${name}/package.json`))
}

/**
 * The folders of packages in which a site's typefaces may lie: where the command was called, around the generator, and those that come with
 * its package.
 */
export function packageFolders(): string[] {
  const around = [process.cwd(), projectRoot].flatMap(foldersUpward).map((folder) => join(folder, 'node_modules'))
  const packed = packedPart('fonts')
  return [...new Set(packed === undefined ? around : [...around, packed])].filter((folder) => existsSync(folder))
}

/** The path of a file of a package, in the first of some folders that has it; undefined where none has. */
export function findPackageFile({ name, file }: PackageFile, folders = packageFolders()): string | undefined {
  return folders.map((folder) => join(folder, name, file)).find((path) => existsSync(path))
}

/**
 * The path of a file of an installed package.
 *
 * @throws where it is not installed
 */
export function packageFile(wanted: PackageFile): string {
  const path = findPackageFile(wanted)
  if (path === undefined) throw new Error(`${wanted.name}/${wanted.file} is not installed`)
  return path
}
