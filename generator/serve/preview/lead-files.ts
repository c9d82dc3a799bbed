import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { SentFile } from './read-delivery.ts'

/** The most bytes of all files together, so that nobody can fill the disk. */
const folderLimit = 200e6

/** The record of a file in its lead. */
interface KeptFile {
  readonly name: string
  readonly bytes: number
  /** Its path from the folder of the file of leads. */
  readonly file: string
}

/**
 * Stores the files of a lead in a folder that only its owner may read, named by the hash of their content: a sender chooses no file name here, and
 * the same file is stored once. Returns their records for the lead, by field; undefined if the folder is full.
 */
export async function keepFiles(
  folder: string,
  files: readonly SentFile[],
): Promise<Readonly<Record<string, readonly KeptFile[]>> | undefined> {
  if (files.length === 0) return {}
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)
  const size = [...(await Promise.all(sizes)), ...files.map(({ bytes }) => bytes.length)].reduce((a, b) => a + b, 0)
  if (size > folderLimit) return undefined
  const kept: Record<string, KeptFile[]> = {}
  for (const { field, name, bytes } of files) {
    const own = `${createHash('sha256').update(bytes).digest('hex')}${extname(name).toLowerCase()}`
    await writeWhole(join(folder, own), bytes)
    kept[field] = [...(kept[field] ?? []), { name, bytes: bytes.length, file: `${basename(folder)}/${own}` }]
  }
  return kept
}

/** Writes a file atomically: a half-written one would count as stored when the file is sent again. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.draft`
  try {
    await writeFile(draft, bytes, { mode: 0o600 })
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
