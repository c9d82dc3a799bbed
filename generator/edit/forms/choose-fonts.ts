import type { Fonts } from '../../../schema/site-config.ts'
import { usableFonts } from '../../check/rules/create-rule-context.ts'
import { fontCoverage } from '../../lib/font-letters.ts'
import { starterWords } from '../../words/starter-words.ts'

/** The families that are installed with all that headings and text need. */
export function installedFamilies(): string[] {
  const texts = usableFonts('text')
  return usableFonts('heading').filter((family) => texts.includes(family))
}

/** Whether a family has the letters of a language: those of its name, its months, and what a new site says. */
export function hasLanguage(family: string, tag: string): boolean {
  const has = fontCoverage(family)
  return has !== undefined && languageLetters(tag).every(has)
}

/** Typefaces that have the letters of a language: the given ones, if they do, else the first that is installed; undefined where none is. */
export function chooseFonts(tag: string, given: Fonts): Fonts | undefined {
  if ([given.heading, given.text].every((family) => hasLanguage(family, tag))) return given
  const family = installedFamilies().find((one) => hasLanguage(one, tag))
  return family === undefined ? undefined : { heading: family, text: family }
}

function languageLetters(tag: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) =>
    new Date(2026, month).toLocaleDateString(tag, { month: 'long' }),
  )
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? ''
  const said = [name, ...months, ...Object.values(starterWords(tag) ?? {})].join('')
  return [...new Set(said)].filter((sign) => /\p{L}/u.test(sign))
}
