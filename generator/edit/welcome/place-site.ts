import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listFiles } from '../../lib/files/list-files.ts'
import { configName } from '../../lib/files/site-file-names.ts'
import { forgetStaging, recordStaging } from '../../output/staging-records.ts'

/** Whether something is at the place of a new folder, be it a link that leads nowhere; a folder with nothing but git's own in it is as good as none. */
export function isInUse(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found !== undefined && !(found.isDirectory() && readdirSync(folder).every((name) => name === '.git'))
}

/** The folder above a new one that is a link to nowhere, in which nothing can be made; undefined where there is none. */
export function findDeadLink(folder: string): string | undefined {
  const above = dirname(folder)
  if (above === folder || existsSync(above)) return undefined
  return lstatSync(above, { throwIfNoEntry: false }) ? above : findDeadLink(above)
}

/**
 * Writes the files of a new site all or nothing: they are made in a folder beside, which takes the place of the wanted one. Where that is there already,
 * they are made in a folder within, as it may be all that the system lets us write, or a disk of its own. Its files stay, and of the new ones those come to
 * them whose names are free.
 *
 * @param files the texts and pictures, by their paths
 * @param addMore writes further files into a folder
 */
export function placeSite(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  addMore: (folder: string) => void,
): void {
  const isThere = existsSync(folder)
  const staging = isThere ? join(folder, `.staging-${process.pid}`) : `${folder}.staging-${process.pid}`
  recordStaging(staging)
  try {
    mkdirSync(staging, { recursive: true })
    for (const [path, content] of files) {
      mkdirSync(dirname(join(staging, path)), { recursive: true })
      writeFileSync(join(staging, path), content)
    }
    addMore(staging)
    if (isThere) moveInto(folder, staging)
    else renameSync(staging, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
    forgetStaging(staging)
  }
}

/** Moves the files of a folder into another one. The configuration comes last; where something fails, what was moved is taken away again. */
function moveInto(folder: string, staging: string): void {
  const files = listFiles(staging).sort((a, b) => Number(a === configName) - Number(b === configName))
  const added: string[] = []
  try {
    for (const file of files) {
      const target = join(folder, file)
      if (file !== configName && existsSync(target)) continue
      if (existsSync(target)) throw new Error(`There is a "${file}" in ${folder} already.`)
      const made = mkdirSync(dirname(target), { recursive: true })
      if (made !== undefined) added.push(made)
      renameSync(join(staging, file), target)
      added.push(target)
    }
  } catch (error) {
    for (const path of added) rmSync(path, { recursive: true, force: true })
    throw error
  }
}
