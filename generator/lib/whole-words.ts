/** What finds words in a text, but not within a longer word or number. */
export function wholeWords(pattern: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, flags)
}

/** A pattern that finds a text as it is. A hyphen stays: outside of brackets it is none of the signs that may be escaped. */
export function literalPattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
