/** The longest word that is searched for. Of longer patterns, some engines only throw when they run them. */
const longest = 1000

/** A pattern that finds words in a text, but not within a longer word or number; it finds nothing if they are too long. */
export function wholeWords(pattern: string, flags: string): RegExp {
  if (pattern.length > longest) return new RegExp('(?!)', flags)
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)
}

/** Escapes a text for a regular expression. A hyphen stays: with the `u` flag it must not be escaped outside of brackets. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
