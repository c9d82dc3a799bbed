import { mkdir, rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { temporaryFolder } from './command.ts'

/** Makes a folder for the sites that unit tests share. A run that follows a change builds them anew. */
export default async function makeFolderOfSites(project: TestProject): Promise<() => Promise<void>> {
  const { path, remove } = await temporaryFolder()
  process.env.BUILT_SITES = path
  project.onTestsRerun(async () => {
    await rm(path, { recursive: true })
    await mkdir(path)
  })
  return remove
}
