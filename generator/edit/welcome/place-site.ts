import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listFiles } from '../../lib/list-files.ts'
import { isWithin } from '../../lib/paths.ts'
import { configName } from '../../lib/site-file-names.ts'
import { forgetStaging, recordStaging } from '../../output/staging-records.ts'

/** Whether something is at the place of a new folder, be it a link that leads nowhere; a folder with nothing but git's own in it is as good as none. */
export function isInUse(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found !== undefined && !(found.isDirectory() && readdirSync(folder).every((name) => name === '.git'))
}

/**
 * Writes the files of a new site all or nothing: they are made in a folder beside, which takes the place of the wanted one. Where that has files already,
 * these stay, and of the new ones those come to them whose names are free.
 *
 * @param files the texts and pictures, by their paths
 * @param addMore writes further files into a folder
 */
export function placeSite(
  folder: string,
  files: ReadonlyMap<string, string | Uint8Array>,
  addMore: (folder: string) => void,
): void {
  const staging = join(dirname(folder), `.${basename(folder)}.staging-${process.pid}`)
  recordStaging(staging)
  try {
    mkdirSync(staging, { recursive: true })
    for (const [path, content] of files) {
      mkdirSync(dirname(join(staging, path)), { recursive: true })
      writeFileSync(join(staging, path), content)
    }
    addMore(staging)
    // Whoever stands in a folder would stand in one that is gone.
    const isKept = existsSync(folder) && (readdirSync(folder).length > 0 || isWithin(process.cwd(), folder))
    if (isKept) moveInto(folder, staging)
    else {
      if (existsSync(folder)) rmdirSync(folder)
      renameSync(staging, folder)
    }
  } finally {
    rmSync(staging, { recursive: true, force: true })
    forgetStaging(staging)
  }
}

/** Moves the files of a folder into another one. The configuration comes last; where something fails, what was moved is taken away again. */
function moveInto(folder: string, staging: string): void {
  const files = listFiles(staging).sort((a, b) => Number(a === configName) - Number(b === configName))
  const moved: string[] = []
  try {
    for (const file of files) {
      const target = join(folder, file)
      if (file !== configName && existsSync(target)) continue
      if (existsSync(target)) throw new Error(`There is a "${file}" in ${folder} already.`)
      mkdirSync(dirname(target), { recursive: true })
      renameSync(join(staging, file), target)
      moved.push(file)
    }
  } catch (error) {
    for (const file of moved) rmSync(join(folder, file), { force: true })
    throw error
  }
}
