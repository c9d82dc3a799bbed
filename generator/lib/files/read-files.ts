import { fileExists, listNames } from '#files'
import { resolve, sep } from '#path'

/**
 * The absolute path of a file that a configuration names. Names that look the same are the same, unless both files exist: an accented letter
 * may be one character or two (Unicode normalization), and macOS writes a narrow space before "PM", which no keyboard has.
 */
export function fileNamed(folder: string, name: string): string {
  const whole = resolve(folder, name)
  if (fileExists(whole)) return whole
  return whole.split(sep).reduce((above, part) => {
    const exact = `${above}${sep}${part}`
    return fileExists(exact) ? exact : `${above}${sep}${sameName(above, part) ?? part}`
  })
}

/** The name of an entry of a folder that looks the same; undefined where there is none. */
function sameName(folder: string, name: string): string | undefined {
  try {
    return listNames(folder || sep).find((entry) => resolveLook(entry) === resolveLook(name))
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
