/** How long a pattern of words may be. No word is longer, and longer ones an engine may refuse as late as when it looks for them. */
const longest = 1000

/** What finds words in a text, but not within a longer word or number; nothing where they are longer than words are. */
export function wholeWords(pattern: string, flags: string): RegExp {
  if (pattern.length > longest) return new RegExp('(?!)', flags)
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)
}

/** A pattern that finds a text as it is. A hyphen stays: outside of brackets it is none of the signs that may be escaped. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
