import { wholeLocale } from '../../lib/languages/language-facts.ts'
import { builtInLanguage } from '../../words/built-in-words.ts'

/** The language whose texts stand in for others; every text is there in it. */
export const standIn = 'en'

/** A language of a site that gets texts. */
export interface TextTarget {
  readonly key: string
  /** The languages whose texts suit it, the best one first. */
  readonly sources: readonly string[]
}

/** The languages whose texts suit a tag: that of its country, then the language itself. */
export function listSources(tag: string): string[] {
  return [...new Set([builtInLanguage(tag), wholeLocale(tag).language].filter((source) => source !== undefined))]
}
