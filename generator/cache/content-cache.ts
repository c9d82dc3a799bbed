import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentHash } from '../content-hash.ts'
import { keptFolder, markUsed } from './kept-files.ts'

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
  const folder = join(keptFolder, kind)
  const file = join(folder, contentHash(Buffer.concat(parts.flatMap((part) => [Buffer.from(part), Buffer.of(0)]))))
  const known = await readFile(file).catch(() => undefined)
  if (known) {
    await markUsed(file)
    return known
  }
  const made = await make()
  await mkdir(folder, { recursive: true })
  // Equal files may be made at the same time: each needs a draft of its own.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, made)
  await rename(draft, file)
  return made
}
