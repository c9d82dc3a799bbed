import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import type { SentFile } from './read-delivery.ts'

/** How many bytes all files together may have, so that nobody can fill the disk. */
const fullAt = 200e6

/** What a lead says of a file that came with it. */
interface KeptFile {
  readonly name: string
  readonly bytes: number
  /** Where it lies, beside the file of the leads. */
  readonly file: string
}

/**
 * Keeps the files of a lead in a folder that only its owner may read. Their names are those of their content: what a sender calls a file names nothing
 * here, and the same file sent again is the same one. Returns what the lead says of them, by field; undefined where the folder is full.
 */
export async function keepFiles(
  folder: string,
  files: readonly SentFile[],
): Promise<Readonly<Record<string, readonly KeptFile[]>> | undefined> {
  if (files.length === 0) return {}
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const sizes = (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size)
  const size = [...(await Promise.all(sizes)), ...files.map(({ bytes }) => bytes.length)].reduce((a, b) => a + b, 0)
  if (size > fullAt) return undefined
  const kept: Record<string, KeptFile[]> = {}
  for (const { field, name, bytes } of files) {
    const own = `${createHash('sha256').update(bytes).digest('hex')}${extname(name).toLowerCase()}`
    await writeWhole(join(folder, own), bytes)
    kept[field] = [...(kept[field] ?? []), { name, bytes: bytes.length, file: `${basename(folder)}/${own}` }]
  }
  return kept
}

/** Writes a file whole or not at all: half of one would count as kept when it is sent again. */
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
