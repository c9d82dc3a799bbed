import { Buffer } from 'buffer'
import { type EditKey, type EditKeys, editKeysFile, parseKeys } from '../../../src/edit/protocol/edit-keys.ts'
import { fileExists, readText, removeFile, writeBytes } from '../ports/memory-files.ts'
import { workFolder } from '../ports/places.ts'

const path = `${workFolder}/${editKeysFile}`

/** The keys beside the configuration that is open. */
export function readKeys(): readonly EditKey[] {
  return fileExists(path) ? parseKeys(readText(path)) : []
}

/**
 * Writes other keys, and publishes them. Where they cannot be published, the file is again what it was.
 *
 * @param publish returns why not
 */
export async function replaceKeys<Refusal>(
  keys: readonly EditKey[],
  publish: () => Promise<Refusal | undefined>,
): Promise<Refusal | undefined> {
  const before = fileExists(path) ? readText(path) : undefined
  writeBytes(path, Buffer.from(`${JSON.stringify({ keys } satisfies EditKeys, null, 2)}\n`))
  const refused = await publish().catch((error: unknown) => {
    restore(before)
    throw error
  })
  if (refused !== undefined) restore(before)
  return refused
}

function restore(before: string | undefined): void {
  if (before === undefined) removeFile(path)
  else writeBytes(path, Buffer.from(before))
}
