/** Words of another language in a text of any kind: `[ALTO EM](lang:pt)`, with the key of a locale or the tag of a language. */
const marked = /\[([^\]\n]+)\]\(lang:([^()\s]*)\)/g

/** A text whose words of other languages are made into something else. */
export function withLanguageMarks(text: string, make: (words: string, language: string) => string): string {
  return text.includes('](lang:')
    ? text.replace(marked, (_, words: string, language: string) => make(words, language))
    : text
}

/** A text without the marks of its languages. */
export function withoutLanguageMarks(text: string): string {
  return withLanguageMarks(text, (words) => words)
}

/** The marks of languages in a text. */
export function findLanguageMarks(text: string): { readonly words: string; readonly language: string }[] {
  return text.includes('](lang:')
    ? [...text.matchAll(marked)].map(([, words = '', language = '']) => ({ words, language }))
    : []
}
