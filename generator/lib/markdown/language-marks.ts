/** Words of another language in a text of any kind: `[ALTO EM](lang:pt)`, with the key of a locale or the tag of a language. */
const marked = /\[([^\]\n]+)\]\(lang:([^()\s]*)\)/g

/** Replaces the language marks of a text. */
export function withLanguageMarks(text: string, make: (words: string, language: string) => string): string {
  return text.includes('](lang:')
    ? text.replace(marked, (_, words: string, language: string) => make(words, language))
    : text
}

/** Removes the language marks of a text; the words stay. */
export function withoutLanguageMarks(text: string): string {
  return withLanguageMarks(text, (words) => words)
}

/** The marks of languages in a text. */
export function findLanguageMarks(text: string): { readonly words: string; readonly language: string }[] {
  return text.includes('](lang:')
    ? [...text.matchAll(marked)].map(([, words = '', language = '']) => ({ words, language }))
    : []
}
