/** A text that begins with a capital letter, by the rules of a language: "i" becomes "İ" in Turkish. */
export function capitalize(text: string, tag = 'en'): string {
  return text.charAt(0).toLocaleUpperCase(tag) + text.slice(1)
}
