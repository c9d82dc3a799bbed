import { atValue, type Problem } from '../diagnostics/problem.ts'
import { hasSmallWord, languageOfTag, likelyLanguage, seemsToBe } from './language-guess.ts'
import type { Rule } from './rule.ts'
import { type LocalisedEntry, type Site, section, textPath } from './site.ts'
import { areSwapped } from './swapped-texts.ts'
import { sourceFirst } from './translations-agree.ts'

/** Texts of this many words are not the same in two languages by chance. */
const wordsToDiffer = 4

/** A text of some length is not the same in two languages, and each is in the language of its slot. */
export const translationsAreTranslated: Rule = (site) => {
  const name = String(section(site.value.site).name ?? '')
  const languages = new Map(site.locales.map((locale) => [locale, languageOf(site, locale)]))
  return site.localised.flatMap((entry) => {
    if (entry.kind === 'slug') return []
    const identical = identicalTexts(site, entry, name)
    if (identical.length > 0) return identical
    const swapped = swappedTexts(site, entry, languages)
    return swapped.length > 0 ? swapped : misplacedTexts(site, entry, languages)
  })
}

function identicalTexts(site: Site, { place, value }: LocalisedEntry, name: string): Problem[] {
  if (areDifferent(Object.values(value))) return []
  const locales = sourceFirst(site, value)
  return locales.flatMap((locale, index): Problem[] => {
    const text = value[locale] ?? ''
    const source = locales
      .slice(0, index)
      .find((other) => value[other] === text && languageOf(site, other) !== languageOf(site, locale))
    if (source === undefined || wordsOf(text.replaceAll(name, '')).length < wordsToDiffer) return []
    return [atValue('text-identical', textPath(place, locale), { parameters: { locale, source } })]
  })
}

function areDifferent(texts: readonly string[]): boolean {
  return texts.every((text, index) => texts.indexOf(text) === index)
}

function swappedTexts(site: Site, { place, value }: LocalisedEntry, languages: ReadonlyMap<string, string>): Problem[] {
  const slot = (locale: string) => ({ text: value[locale] ?? '', language: languages.get(locale) ?? locale })
  const isSwapped = (locale: string, found: string) => found !== locale && areSwapped(slot(locale), slot(found))
  return site.locales.flatMap((locale): Problem[] => {
    if (!value[locale] || hasSmallWord(slot(locale))) return []
    const found = site.locales.find((other) => value[other] && isSwapped(locale, other))
    return found ? [atValue('text-language', textPath(place, locale), { parameters: { locale, found } })] : []
  })
}

function misplacedTexts(
  site: Site,
  { place, value }: LocalisedEntry,
  languages: ReadonlyMap<string, string>,
): Problem[] {
  return site.locales.flatMap((locale): Problem[] => {
    const text = value[locale]
    const own = languages.get(locale) ?? locale
    if (!text || text.length < 25 || seemsToBe(own, text)) return []
    const words = text.slice(0, 160).toLowerCase().split(' ')
    const language = likelyLanguage(words, { own, languages: [...new Set(languages.values())] })
    if (language === undefined) return []
    const found = site.locales.find((other) => languages.get(other) === language) ?? locale
    return [atValue('text-language', textPath(place, locale), { parameters: { locale, found } })]
  })
}

function languageOf({ tags }: Site, locale: string): string {
  return languageOfTag(tags[locale] ?? locale)
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/\S+@\S+|https?:\/\/\S+/g, '')
      .match(/\p{L}+/gu) ?? []
  )
}
