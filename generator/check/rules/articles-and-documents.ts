import type { CollectionEntry } from '../../../schema/collections.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { atValue, type Path } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping, scalarText } from '../../lib/plain-map.ts'
import { placePath } from '../../schema/walk.ts'
import { listArticles, listPublishedArticles, type ReferenceEntry, type Rule, type RuleInput } from './rule-input.ts'
import { repeatedValues } from './texts/repetitions.ts'

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const numbers = listArticles(page).map(({ value: { id }, path }) => ({ id, path: [...path, 'id'] }))
    // New articles are put above the others: of two, the upper one is the copy, and the number of the other one is to stay.
    return repeatedValues(numbers.reverse(), ({ id }) => id).map(({ id, path, related }) =>
      atValue('article-repeated', path, { id }, { related }),
    )
  })

const dayMs = 86_400_000

/** No article has a date in the future, since articles are published at once. Tomorrow is allowed: elsewhere it may have begun. */
export const datesHaveCome: Rule = ({ pages }, context) =>
  pages.flatMap(listPublishedArticles).map(({ value: { date }, path }) => {
    const today = context.today()
    if (Date.parse(date) <= Date.parse(today) + dayMs) return undefined
    return atValue('date-future', [...path, 'date'], { date, today })
  })

/** A service whose document a section shows has one. */
export const documentsAreDrawn: Rule = (site) => {
  const services = new Map(listServices(site).map(({ key, value }) => [key, value]))
  const shown = site.references.filter(({ kind, name, place }) => {
    const isDocument = kind === 'page' && (place.key === 'document' || place.parent?.key === 'documents')
    const service = services.get(name)
    return isDocument && service && service.artefact === undefined
  })
  return [...groupBy(shown, ({ name }) => name)].map(([key, [first, ...others]]) =>
    atValue(
      'document-missing',
      placePath((first as ReferenceEntry).place),
      { key, places: 1 + others.length },
      { related: others.map(({ place }) => ({ path: placePath(place), at: 'value' })) },
    ),
  )
}

/** A day of a month is one that the month has, which is said further out. */
export const daysExist: Rule = ({ marked, value: site }) =>
  marked.flatMap(({ schema: { dayOf }, place, value: day }) => {
    const path = placePath(place)
    const month = dayOf === undefined ? undefined : nearestAround(site, path, dayOf)
    const [, year = '', number = ''] = /^(\d{4})-(\d{2})$/.exec(scalarText(month)) ?? []
    if (year === '' || typeof day !== 'number') return []
    const last = new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate()
    return day <= last ? [] : [atValue('day-absent', path, { day, month: scalarText(month), last })]
  })

/** The value of a key in the nearest mapping around a place that has it. */
function nearestAround(site: unknown, path: Path, key: string): unknown {
  const around = path.map((_, index) => asMapping(valueAt(site, path.slice(0, path.length - 1 - index))))
  return around.find((mapping) => Object.hasOwn(mapping, key))?.[key]
}

/** The entries of a list differ where the schema asks for it. */
export const signsDiffer: Rule = ({ marked }) =>
  marked.flatMap(({ schema: { distinct }, place, value }) => {
    if (distinct === undefined || !Array.isArray(value)) return []
    const words = value.flatMap((entry, index) => {
      const word = asMapping(entry)[distinct]
      return typeof word === 'string' ? [{ word, path: [...placePath(place), index, distinct] }] : []
    })
    return repeatedValues(words, ({ word }) => word).map(({ word: sign, path: at, related }) =>
      atValue('sign-repeated', at, { sign }, { related }),
    )
  })

function listServices({ pages }: RuleInput) {
  return pages.flatMap(({ key, path, value, isEntry }) =>
    isEntry ? [{ key, path, value: value as CollectionEntry }] : [],
  )
}
