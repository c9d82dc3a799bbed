import { capitalize } from '../../../src/capitalize.ts'
import type { Week } from '../../../src/content/shell-content.ts'
import { memoize } from '../../../src/memoize.ts'

/**
 * A language with the script and the region that it usually has, unless its BCP 47 tag names them: `pt` → `pt-Latn-BR`. Every page asks,
 * and asking takes longer than composing a head.
 */
export const wholeLocale = memoize((tag: string) => new Intl.Locale(tag).maximize())

/** The language of a BCP 47 tag, without script and region: `pt-BR` → `pt`. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag
}

/** The name of a language in itself, with a capital; undefined where nothing knows it. */
export const ownName = memoize((language: string): string | undefined => {
  if (Intl.DisplayNames.supportedLocalesOf([language]).length === 0) return undefined
  if (Intl.getCanonicalLocales(language)[0] !== language) return undefined
  const name = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(language)
  return name && capitalize(name, language)
})

/** The scripts of living languages that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The direction in which a language is written, as HTML names it: that of its usual script, unless its BCP 47 tag names one. */
export function textDirection(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(wholeLocale(tag).script ?? '') ? 'rtl' : 'ltr'
}

/** The scripts with square characters and without spaces between words. */
const ideographic = new Set(['Hans', 'Hant', 'Jpan', 'Bopo'])

/** A trait of a script; each trait has a style sheet. */
export type ScriptTrait = 'right-to-left' | 'ideographs' | 'hangul'

/** What is particular about a language's script. */
export function scriptTraits(tag: string): ScriptTrait[] {
  if (textDirection(tag) === 'rtl') return ['right-to-left']
  const { script = '' } = wholeLocale(tag)
  if (script === 'Kore') return ['hangul']
  return ideographic.has(script) ? ['ideographs'] : []
}

/** The separator between the items of a list in the script of a language. `Intl.ListFormat` has nothing there for Chinese, and a space for Turkish. */
export function listComma(tag: string): string {
  const { script = '' } = wholeLocale(tag)
  if (ideographic.has(script)) return '、'
  return script === 'Arab' ? '، ' : ', '
}

/** The one-letter words that typographers never leave at the end of a line, by language. */
const clinging: Readonly<Record<string, string>> = {
  be: 'аіоуўзв',
  cs: 'aikosuvz',
  pl: 'aiouwz',
  ru: 'аивкосуя',
  sk: 'aikosuvz',
  uk: 'аієвзоуя',
}

/** Matches the space behind a one-letter word, which becomes a no-break space; undefined for languages without this rule. */
export const clingingWords = memoize((tag: string): RegExp | undefined => {
  const letters = clinging[new Intl.Locale(tag).language]
  return letters === undefined ? undefined : new RegExp(`(?<=(?:^|[\\s\u00a0(„«"])[${letters}]) (?=\\S)`, 'giu')
})

/** A method of newer versions of Node, a property of older ones; TypeScript knows neither. */
interface WeekLocale extends Intl.Locale {
  readonly weekInfo: Week
  getWeekInfo?(): Week
}

/** The week of the country where a language is mostly spoken, unless its BCP 47 tag names another. */
export function weekData(tag: string): Week {
  const locale = wholeLocale(tag) as WeekLocale
  const { firstDay, weekend } = locale.getWeekInfo?.() ?? locale.weekInfo
  return { firstDay, weekend }
}
