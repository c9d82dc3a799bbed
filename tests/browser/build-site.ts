import { join } from 'node:path'
import { buildInto, shippedSite, temporaryFolder } from '../site/command.ts'

/** Builds the shipped site once for all browser tests, into a folder that is gone afterwards; the other sites follow when they are asked for. */
export default async function buildSite(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder()
  const { exitCode, output } = await buildInto(join(folder.path, 'shipped'), shippedSite)
  if (exitCode !== 0) throw new Error(output)
  process.env.BUILT_SITES = folder.path
  return folder.remove
}
