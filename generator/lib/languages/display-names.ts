import { memoize } from '../../../src/memoize.ts'

const languageNames = memoize((tag: string) => new Intl.DisplayNames([tag], { type: 'language' }))
const regionNames = memoize((tag: string) => new Intl.DisplayNames([tag], { type: 'region' }))

/** The name of a language by its code, in the language of a BCP 47 tag; the code itself where nothing knows it. */
export function languageName(code: string, tag: string): string {
  return languageNames(tag).of(code) ?? code
}

/** The name of a country by its code (ISO 3166, in any case), in the language of a BCP 47 tag; the code itself where nothing knows it. */
export function countryName(code: string, tag: string): string {
  return regionNames(tag).of(code.toUpperCase()) ?? code
}
