import { nearest } from '../../diagnostics/nearest.ts'
import type { LocalisedEntry, Site } from './site.ts'

/** How many texts in a language that the site does not have are no slips any more: its key was changed in a part of the file. */
const fewestRenamed = 10

/**
 * Locales that many texts have but the site does not define: then the list of locales is wrong, or a key was changed in a part of the file,
 * and not each text. Maps each to the defined locale that stands in its place, if there is one: probably its key was changed. Drafts do not
 * count, as they may have no texts yet.
 */
export function localesWithoutDefinition({ localised, locales, drafts }: Site): Map<string, string | undefined> {
  const count = timesOf(localised)
  const published = locales.filter((locale) => !drafts.has(locale))
  const strangers = [...count].filter(([locale, times]) => !locales.includes(locale) && times > 2)
  const taken = new Set<string>()
  return new Map(
    strangers.flatMap(([locale, times]): [string, string | undefined][] => {
      const isInMost = times * 2 > localised.length
      if (!isInMost && times < fewestRenamed) return []
      const beside = timesOf(localised.filter(({ value }) => locale in value))
      const absent = published.filter((known) => !beside.has(known) && !taken.has(known))
      const inPlace = absent.filter((known) => count.has(known) !== isInMost)
      const renamed = nearest(locale, absent) ?? inPlace[0] ?? absent[0]
      if (renamed !== undefined) taken.add(renamed)
      return isInMost || (renamed !== undefined && count.has(renamed)) ? [[locale, renamed]] : []
    }),
  )
}

/** In how many texts each locale is. */
export function timesOf(localised: readonly LocalisedEntry[]): Map<string, number> {
  const count = new Map<string, number>()
  for (const { value } of localised) for (const locale in value) count.set(locale, (count.get(locale) ?? 0) + 1)
  return count
}
