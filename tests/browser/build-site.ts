import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtOnce } from '../site/built-once.ts'
import { folderOfSites } from '../site/folder-of-sites.ts'

/** Builds the shipped site once for all browser tests; the other sites follow when they are asked for. */
export default async function buildSite(): Promise<() => Promise<void>> {
  // What Playwright keeps of the tests' code is not made anew by each run.
  process.env.PWTEST_CACHE_DIR ??= join(tmpdir(), 'playwright-transform-cache')
  const { remove } = await folderOfSites()
  await builtOnce('shipped')
  return remove
}
