import { atValue } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { placePath } from '../../schema/walk.ts'
import { listArticles, listPublishedArticles } from './addresses.ts'
import { repeatedValues } from './repetitions.ts'
import type { PageEntry, ReferenceEntry, Rule, RuleInput } from './rule-input.ts'
import { asMapping, listMappings, textsUnder } from './unchecked-values.ts'

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap((page) => {
    const numbers = listArticles(page).flatMap(({ value: { id }, path }) =>
      typeof id === 'number' ? [{ id, path: [...path, 'id'] }] : [],
    )
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
    if (typeof date !== 'string' || !(Date.parse(date) > Date.parse(today) + dayMs)) return undefined
    return atValue('date-future', [...path, 'date'], { date, today })
  })

/** A service whose document a section shows has one. */
export const documentsAreDrawn: Rule = (site) => {
  const services = new Map(listServices(site).map((service) => [service.key, service]))
  const shown = site.references.filter(({ kind, name, place }) => {
    const isDocument = kind === 'page' && (place.key === 'document' || place.parent?.key === 'documents')
    const service = services.get(name)
    return isDocument && service && service.value.artefact === undefined
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
  listServices(site).flatMap(({ path, value }) => {
    const { month, events } = asMapping(value.artefact)
    if (typeof month !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return []
    const [year = 0, number = 0] = month.split('-').map(Number)
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
    return listMappings(events, [...path, 'artefact', 'events']).map(({ value: { day }, path: at }) => {
      // Beyond 31, the schema speaks.
      if (typeof day !== 'number' || day <= last || day > 31) return undefined
      return atValue('day-absent', [...at, 'day'], { day, month, last })
    })
  })

/** The classes of a matrix have different signs. */
export const signsDiffer: Rule = (site) =>
  listServices(site).flatMap(({ path, value }) => {
    const classes = listMappings(asMapping(value.artefact).classes, [...path, 'artefact', 'classes'])
    return repeatedValues(textsUnder(classes, 'sign'), ({ word }) => word).map(({ word: sign, path: at, related }) =>
      atValue('sign-repeated', at, { sign }, { related }),
    )
  })

function listServices({ pages }: RuleInput): PageEntry[] {
  return pages.filter(({ isEntry }) => isEntry)
}
