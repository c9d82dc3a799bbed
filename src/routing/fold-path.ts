/**
 * A path as people remember it: small letters without accents, hyphens between words, no sign or file type at its end. Two paths that are
 * alike in this form mean the same page.
 */
export function foldPath(path: string): string {
  const letters = decodePath(path).normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase()
  const words = letters.replace(/[\s_]+/g, '-').replace(/\.(?:html?|php|aspx?)$/, '')
  return encodeURI(words.replace(/[^\p{L}\p{N}]+$/u, ''))
}

/** The letters that a path stands for; the path itself where it stands for none. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    // A sign "%" before anything but two digits.
    return path
  }
}
