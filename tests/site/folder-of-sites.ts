import { chmod, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from './command.ts'

/**
 * Makes a folder for the sites that tests share, unless there is one: that of a run of all tests. It lies in one that is the temporary folder
 * of this run, with all that tests, programs and browsers leave behind there. Returns what removes both.
 */
export async function folderOfSites(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const { path, remove } = await temporaryFolder()
  // Some programs of tests run as somebody else.
  await chmod(path, 0o1777)
  Object.assign(process.env, { TMPDIR: path, TEMP: path, TMP: path })
  const sites = process.env.BUILT_SITES ?? join(path, 'sites')
  await mkdir(sites, { recursive: true })
  process.env.BUILT_SITES = sites
  // What still ends may write there once more: that fails no run.
  return { path: sites, remove: () => remove().catch(() => {}) }
}

/** Makes that folder for unit tests. A run that follows a change builds the sites anew. */
export default async function makeFolderOfSites(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await folderOfSites()
  project.onTestsRerun(async () => {
    await rm(path, { recursive: true })
    await mkdir(path)
  })
  return remove
}
