import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { lockedAs } from '../locked-as.ts'
import { type Rule, type Site, textPath } from './site.ts'
import { section } from './unchecked-values.ts'

/** No text is published that only a machine has read, unless the language allows it. */
export const machineTextsAreRead: Rule = (site, surroundings) => {
  const lock = surroundings.translations()
  if (![...lock.values()].some(({ origin }) => origin === 'machine')) return []
  const strict = site.locales.filter((locale) => !site.drafts.has(locale) && !allowsMachineTexts(site, locale))
  return site.localised.flatMap((entry): Problem[] => {
    if (entry.unfinished) return []
    const unread = strict.filter((locale) => lockedAs(site, entry, { locale, lock })?.origin === 'machine')
    return unread.map((locale) => atValue('text-machine', textPath(entry.place, locale), { parameters: { locale } }))
  })
}

/** Whether a language is published with texts that only a machine has read. */
export function allowsMachineTexts({ value }: Pick<Site, 'value'>, locale: string): boolean {
  return section(section(value.locales)[locale]).machineTexts === true
}
