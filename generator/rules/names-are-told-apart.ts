import { atValue, type Problem } from '../diagnostics/problem.ts'
import { type Place, pathOf } from '../walk.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { type ReferenceEntry, section } from './site.ts'

/** No two locales have the same name or BCP 47 tag, as happens when an entry is copied for a new locale. */
export const languagesDiffer: Rule = ({ value }) => {
  const entries = Object.entries(section(value.locales))
  return (['name', 'tag'] as const).flatMap((key) => {
    const words = entries.flatMap(([locale, entry]) => {
      const word = section(entry)[key]
      return typeof word === 'string' && word !== '' ? [{ word, path: ['locales', locale, key] }] : []
    })
    return repetitions(words, ({ word }) => word).map(({ entry, first }) =>
      atValue('language-repeated', entry.path, {
        parameters: { key, value: entry.word },
        related: [{ path: first.path, at: 'value' }],
      }),
    )
  })
}

/** A menu, or a list of services, names each page once. */
export const listsNameOnce: Rule = ({ references }) => {
  const lists = new Map<Place | undefined, ReferenceEntry[]>()
  for (const reference of references) {
    const { kind, place } = reference
    if (kind !== 'page' || typeof place.key !== 'number') continue
    const list = lists.get(place.parent)
    if (list) list.push(reference)
    else lists.set(place.parent, [reference])
  }
  return [...lists.values()].flatMap((list) =>
    repetitions(list, ({ name }) => name).map(
      ({ entry, first }): Problem =>
        atValue('entry-repeated', pathOf(entry.place), {
          parameters: { value: entry.name },
          related: [{ path: pathOf(first.place), at: 'value' }],
        }),
    ),
  )
}
