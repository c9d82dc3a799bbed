import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file that others may be reading: it appears when it is complete. Equal files may be written at the same time, each as a draft of
 * its own.
 */
export function publishFile(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, content)
  renameSync(draft, file)
}
