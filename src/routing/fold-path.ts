/**
 * Folds a path to the form in which people remember it: lower case, no accents, hyphens between words, no slash or file type at its end. Two paths
 * that fold to the same form mean the same page.
 */
export function foldPath(path: string): string {
  const letters = decodePath(path).normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  const words = letters.replace(/[\s_]+/g, '-').replace(/\.(?:html?|php|aspx?)$/, '')
  return encodeURI(words.replace(/[^\p{L}\p{N}]+$/u, ''))
}

/** Decodes a path; returns it unchanged if it is not valid percent-encoding. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A "%" that is not followed by two hexadecimal digits.
    return path
  }
}
