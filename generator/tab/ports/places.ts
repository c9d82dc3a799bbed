import { join, resolve } from './posix-path.ts'

// The port `#places` in the tab: the generator lies there as its package, in which all is built.

export const isPackaged = true
export const projectRoot = '/program'
export const workFolder = '/site'

export function projectFile(path: string): string {
  return join(projectRoot, path)
}

export function packedPart(name: string): string | undefined {
  return projectFile(`parts/${name}`)
}

/** There are no links: a path leads where it says. */
export function realFolder(path: string): string {
  return resolve(path)
}

export function isWithin(path: string, folder: string): boolean {
  return `${resolve(path)}/`.startsWith(`${resolve(folder)}/`)
}
