import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { pathOf } from '../../schema/walk.ts'
import { repeatedValues, repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { section } from './unchecked-values.ts'

/** No two locales have the same name or BCP 47 tag, as happens when an entry is copied for a new locale. */
export const languagesDiffer: Rule = ({ value }) => {
  const entries = Object.entries(section(value.locales))
  return (['name', 'tag'] as const).flatMap((key) => {
    const words = entries.flatMap(([locale, entry]) => {
      const word = section(entry)[key]
      return typeof word === 'string' && word !== '' ? [{ word, path: ['locales', locale, key] }] : []
    })
    return repeatedValues(words, ({ word }) => word).map(({ word, path, related }) =>
      atValue('language-repeated', path, { parameters: { key, value: word }, related }),
    )
  })
}

/** A menu, or a list of services, names each page once. */
export const listsNameOnce: Rule = ({ references }) => {
  const entries = references.filter(({ kind, place }) => kind === 'page' && typeof place.key === 'number')
  return [...groupBy(entries, ({ place }) => place.parent).values()].flatMap((list) =>
    repetitions(list, ({ name }) => name).map(
      ({ entry, first }): Problem =>
        atValue('entry-repeated', pathOf(entry.place), {
          parameters: { value: entry.name },
          related: [{ path: pathOf(first.place), at: 'value' }],
        }),
    ),
  )
}
