import { builtOnce } from '../site/built-once.ts'
import { folderOfSites } from '../site/folder-of-sites.ts'

/** Builds the shipped site once for all browser tests; the other sites follow when they are asked for. */
export default async function buildSite(): Promise<() => Promise<void>> {
  const { remove } = await folderOfSites()
  await builtOnce('shipped')
  return remove
}
