import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/**
 * The absolute path of a file by a name that a configuration writes. An accent may be one sign with its letter or a sign of its own, which
 * look the same: disks and archives keep the one, keyboards write the other.
 */
export function fileNamed(folder: string, name: string): string {
  const whole = resolve(folder, name)
  if (isPlain.test(whole) || existsSync(whole)) return whole
  return whole.split(sep).reduce((above, part) => {
    const exact = `${above}${sep}${part}`
    return isPlain.test(part) || existsSync(exact) ? exact : `${above}${sep}${sameName(above, part) ?? part}`
  })
}

const isPlain = /^\p{ASCII}*$/u

/** The name of an entry of a folder that looks the same; undefined where there is none. */
function sameName(folder: string, name: string): string | undefined {
  try {
    return readdirSync(folder || sep).find((entry) => entry.normalize() === name.normalize())
  } catch {
    // A folder that is not there, or is closed, has no such file.
    return undefined
  }
}

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
