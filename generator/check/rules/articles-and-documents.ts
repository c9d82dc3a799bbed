import type { CollectionEntry } from '../../../schema/collections.ts'
import { atValue } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { placePath } from '../../schema/walk.ts'
import { listEntries, textsUnder } from './entries.ts'
import { repeatedValues } from './repetitions.ts'
import { listArticles, listPublishedArticles, type ReferenceEntry, type Rule, type RuleInput } from './rule-input.ts'

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

/** A calendar has only days of its month. */
export const daysExist: Rule = (site) =>
  listServices(site).flatMap(({ path, value: { artefact } }) => {
    if (artefact?.kind !== 'calendar') return []
    const { month, events } = artefact
    const [year = 0, number = 0] = month.split('-').map(Number)
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
    return listEntries(events, [...path, 'artefact', 'events']).map(({ value: { day }, path: at }) => {
      if (day <= last) return undefined
      return atValue('day-absent', [...at, 'day'], { day, month, last })
    })
  })

/** The classes of a matrix have different signs. */
export const signsDiffer: Rule = (site) =>
  listServices(site).flatMap(({ path, value: { artefact } }) => {
    if (artefact?.kind !== 'matrix') return []
    const classes = listEntries(artefact.classes, [...path, 'artefact', 'classes'])
    return repeatedValues(textsUnder(classes, 'sign'), ({ word }) => word).map(({ word: sign, path: at, related }) =>
      atValue('sign-repeated', at, { sign }, { related }),
    )
  })

function listServices({ pages }: RuleInput) {
  return pages.flatMap(({ key, path, value, isEntry }) =>
    isEntry ? [{ key, path, value: value as CollectionEntry }] : [],
  )
}
