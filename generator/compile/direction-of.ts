import { wholeLocale } from './whole-locale.ts'

/** The scripts of living languages that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The direction in which a language is written, as HTML names it: that of its usual script, unless its BCP 47 tag names one. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(wholeLocale(tag).script ?? '') ? 'rtl' : 'ltr'
}
