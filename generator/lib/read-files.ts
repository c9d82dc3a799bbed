import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs'
import { resolve, sep } from 'node:path'

/**
 * The absolute path of a file by a name that a configuration writes. Names that look the same are the same, unless both are there: an accent
 * may be one sign with its letter or a sign of its own, and a system writes narrow spaces (macOS before "PM") where keyboards have only wide ones.
 */
export function fileNamed(folder: string, name: string): string {
  const whole = resolve(folder, name)
  if (existsSync(whole)) return whole
  return whole.split(sep).reduce((above, part) => {
    const exact = `${above}${sep}${part}`
    return existsSync(exact) ? exact : `${above}${sep}${sameName(above, part) ?? part}`
  })
}

/** The name of an entry of a folder that looks the same; undefined where there is none. */
function sameName(folder: string, name: string): string | undefined {
  try {
    return readdirSync(folder || sep).find((entry) => resolveLook(entry) === resolveLook(name))
  } catch {
    // A folder that is not there, or is closed, has no such file.
    return undefined
  }
}

/** A name as it looks: without marks that nobody sees, and with one kind of space. */
function resolveLook(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
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
