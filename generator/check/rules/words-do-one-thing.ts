import { valueAt } from '../../../schema/value-at.ts'
import { atValue, type Problem, type Spot } from '../../diagnostics/problem.ts'
import { builtInWord } from '../../words/built-in-words.ts'
import type { Rule, Site } from './site.ts'
import { textPath } from './site.ts'
import { section, textsOf } from './unchecked-values.ts'

/** The messages on the button that shows the rest of a list, and takes it back. */
const switches = ['showAll', 'showLess'] as const

/** The same words do the same: those of a button that shows the rest of a list in its place are on no link. */
export const wordsDoOneThing: Rule = (site) => {
  const list = site.sections.find(({ kind, enabled, page, value }) => {
    return kind === 'cards' && enabled && page.enabled && value.collapsed !== undefined
  })
  if (!list) return []
  const taken = new Map(site.locales.map((locale) => [locale, wordsOf(site, locale)]))
  return site.localised
    .flatMap(({ place, value, unfinished }): Problem[] => {
      if (place.key !== 'label' || unfinished) return []
      const found = site.locales.find((locale) => value[locale] && taken.get(locale)?.has(plain(value[locale])))
      if (found === undefined) return []
      const path = textPath(place, found)
      const { page, url } = section(valueAt(site.value, path.slice(0, -2)))
      if (page === undefined && url === undefined) return []
      const related: Spot[] = [{ path: taken.get(found)?.get(plain(value[found] ?? '')) ?? list.path, at: 'value' }]
      return [atValue('action-words', path, { parameters: { value: value[found] ?? '' }, related })]
    })
    .slice(0, 1)
}

/** What those buttons say in a locale, with the place of each: the words of the site, or else those that every site has. */
function wordsOf(site: Site, locale: string): ReadonlyMap<string, readonly (string | number)[] | undefined> {
  return new Map(
    switches.flatMap((key) => {
      const path = ['messages', 'services', key]
      const own = textsOf(valueAt(site.value, path))[locale]
      const word = own ?? builtInWord(site.tags[locale] ?? locale, path.slice(1))
      return word ? [[plain(word), own === undefined ? undefined : [...path, locale]] as const] : []
    }),
  )
}

function plain(words: string): string {
  return words.trim().toLowerCase()
}
