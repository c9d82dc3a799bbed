/** A text without its accents, and the other marks on its letters. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** A text in small letters and without accents, as texts are compared that people type. */
export function foldLetters(text: string): string {
  return stripAccents(text).toLowerCase()
}
