import { posix } from 'node:path'

/** The most characters of an address that are read. */
export const longestAddress = 8_000

/**
 * The path that an address means: decoded, with dots and doubled slashes resolved. Undefined for one that no link makes: with control
 * characters, or a "%" before anything but two digits.
 */
export function readPath(written: string): string | undefined {
  if (/%(?![\da-f]{2})|%(?:[01][\da-f]|7f)/i.test(written)) return undefined
  return posix.normalize(decoded(written))
}

/** What is not UTF-8 stays as it is written: no site has such a path. */
function decoded(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch (error) {
    if (error instanceof URIError) return written
    throw error
  }
}
