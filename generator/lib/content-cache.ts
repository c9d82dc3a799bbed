import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from './content-hash.ts'
import { keptFolder, markUsed } from './kept-files.ts'
import { publishFile } from './publish-file.ts'

/**
 * Returns what `make` makes of some parts: made once, and read from the cache from then on.
 *
 * @param kind a folder of the cache
 * @param parts everything on which the result depends
 */
export async function cached(
  kind: string,
  parts: readonly (string | Uint8Array)[],
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const file = join(
    keptFolder,
    kind,
    contentHash(Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.of(0)]))),
  )
  const known = await readFile(file).catch(() => undefined)
  if (known) {
    await markUsed(file)
    return known
  }
  const made = await make()
  publishFile(file, made)
  return made
}
