import { existsSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, absolute. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

/** The path of a file of the project, absolute. */
export function projectFile(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}

/** Where a path leads to through links, also where nothing is there yet. */
export function realFolder(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  const above = dirname(path)
  if (above === path) return path
  const target = resolveTarget(path)
  return target === undefined ? join(realFolder(above), basename(path)) : realFolder(resolve(above, target))
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
