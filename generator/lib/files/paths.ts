import { existsSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether the generator runs from its package, where all is built: packing sets the variable in its code. In a checkout, it runs from its sources. */
export const isPackaged = process.env.SITE_GENERATOR_PACKAGED === 'true'

/** The folder of the generator, absolute: the checkout, or the built folder of the package. Nothing is written into the latter. */
export const projectRoot = fileURLToPath(new URL(isPackaged ? '..' : '../../..', import.meta.url))

/** The path of a file of the generator, absolute: the package has its files at the same paths as the checkout. */
export function projectFile(path: string): string {
  return join(projectRoot, path)
}

/** The folder of the package that works with the generator: the checkout, or the site in whose folder a command is called. */
export const workFolder = isPackaged ? packageAround(process.cwd()) : projectRoot

/** The path of a file that is made when the generator is packed; undefined in a checkout, which makes it when it is needed. */
export function packedPart(name: string): string | undefined {
  return isPackaged ? projectFile(`parts/${name}`) : undefined
}

/** A folder and those above it, the innermost first. */
export function foldersUpward(folder: string): string[] {
  const above = dirname(folder)
  return above === folder ? [folder] : [folder, ...foldersUpward(above)]
}

/** The nearest folder with packages of its own, at or above another; that one itself where there is none. */
function packageAround(folder: string): string {
  return foldersUpward(folder).find((above) => existsSync(join(above, 'package.json'))) ?? folder
}

/** Resolves symbolic links in a path, even if there is no file at its end yet. Throws the error of the system for links that lead in a circle. */
export function realFolder(path: string): string {
  return followLinks(path, mostLinks)
}

/** How many links in a row the system follows: more lead in a circle. */
const mostLinks = 40

/** @throws ELOOP, as the system says it */
function followLinks(path: string, left: number): string {
  if (left === 0 || existsSync(path)) return realpathSync(path)
  const above = dirname(path)
  if (above === path) return path
  const target = resolveTarget(path)
  if (target === undefined) return join(followLinks(above, left), basename(path))
  return followLinks(resolve(above, target), left - 1)
}

/** What a link says; undefined for anything else. */
function resolveTarget(path: string): string | undefined {
  try {
    return readlinkSync(path)
  } catch {
    return undefined
  }
}

/** Whether a path is a folder, or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(realFolder(folder), realFolder(path))
  return way !== '..' && !/^\.\.[/\\]/.test(way) && !isAbsolute(way)
}
