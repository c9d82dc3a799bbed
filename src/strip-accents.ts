/** A text without its accents, and the other marks on its letters. */
export function stripAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}
