import { closeSync, openSync, readSync } from 'node:fs'

/**
 * Reads the beginning of a file.
 *
 * @param length the most bytes to read
 * @throws what the system says where the file cannot be read
 */
export function readBeginning(file: string, length: number): Uint8Array {
  const opened = openSync(file, 'r')
  try {
    const beginning = Buffer.alloc(length)
    return beginning.subarray(0, readSync(opened, beginning))
  } finally {
    closeSync(opened)
  }
}
