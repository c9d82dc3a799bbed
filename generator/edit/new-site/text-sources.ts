import { wholeLocale } from '../../lib/language-facts.ts'
import { builtInLanguage } from '../../words/built-in-words.ts'

/** The language whose texts stand in for others; every text is there in it. */
export const standIn = 'en'

/** The languages whose texts suit a tag: that of its country, then the language itself. */
export function listSources(tag: string): string[] {
  return [...new Set([builtInLanguage(tag), wholeLocale(tag).language].filter((source) => source !== undefined))]
}
