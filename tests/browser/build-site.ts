import { builtOnce } from '../site/built-once.ts'
import { temporaryFolder } from '../site/command.ts'

/** Builds the shipped site once for all browser tests, into a folder that is gone afterwards; the other sites follow when they are asked for. */
export default async function buildSite(): Promise<() => Promise<void>> {
  const { path, remove } = await temporaryFolder()
  process.env.BUILT_SITES = path
  await builtOnce('shipped')
  return remove
}
