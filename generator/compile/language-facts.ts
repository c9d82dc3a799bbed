import { memoized } from '../memoized.ts'

/**
 * A language with the script and the region that it usually has, unless its BCP 47 tag names them: `pt` → `pt-Latn-BR`. Every page asks,
 * and asking takes longer than composing a head.
 */
export const wholeLocale = memoized((tag: string) => new Intl.Locale(tag).maximize())

/** The scripts of living languages that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The direction in which a language is written, as HTML names it: that of its usual script, unless its BCP 47 tag names one. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(wholeLocale(tag).script ?? '') ? 'rtl' : 'ltr'
}
