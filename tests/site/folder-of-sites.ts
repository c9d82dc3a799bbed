import { mkdir, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from './command.ts'

/** Makes a folder for the sites that tests share, unless there is one: that of a run of all tests. Returns what removes it. */
export async function folderOfSites(): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const { BUILT_SITES: given } = process.env
  const folder = given ? { path: given, remove: async () => {} } : await temporaryFolder()
  process.env.BUILT_SITES = folder.path
  return folder
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
