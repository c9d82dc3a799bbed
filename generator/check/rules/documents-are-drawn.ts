import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { groupBy } from '../../lib/group-by.ts'
import { pathOf } from '../../schema/walk.ts'
import { repeatedValues } from './repetitions.ts'
import type { PageEntry, ReferenceEntry, Rule, Site } from './site.ts'
import { entriesOf, section, wordsAt } from './unchecked-values.ts'

/** A service whose document a section shows has one. */
export const documentsAreDrawn: Rule = (site) => {
  const services = new Map(servicesOf(site).map((service) => [service.key, service]))
  const shown = site.references.filter(({ kind, name, place }) => {
    const isDocument = kind === 'page' && (place.key === 'document' || place.parent?.key === 'documents')
    const service = services.get(name)
    return isDocument && service && service.value.artefact === undefined
  })
  return [...groupBy(shown, ({ name }) => name)].map(([key, [first, ...others]]) =>
    atValue('document-missing', pathOf((first as ReferenceEntry).place), {
      parameters: { key, places: 1 + others.length },
      related: others.map(({ place }) => ({ path: pathOf(place), at: 'value' })),
    }),
  )
}

/** A calendar has only days of its month. */
export const daysExist: Rule = (site) =>
  servicesOf(site).flatMap(({ path, value }) => {
    const { month, events } = section(value.artefact)
    if (typeof month !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return []
    const [year = 0, number = 0] = month.split('-').map(Number)
    const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
    return entriesOf(events, [...path, 'artefact', 'events']).flatMap(({ value: { day }, path: at }): Problem[] => {
      // Beyond 31, the schema speaks.
      if (typeof day !== 'number' || day <= last || day > 31) return []
      return [atValue('day-absent', [...at, 'day'], { parameters: { day, month, last } })]
    })
  })

/** The classes of a matrix have different signs. */
export const signsDiffer: Rule = (site) =>
  servicesOf(site).flatMap(({ path, value }) => {
    const classes = entriesOf(section(value.artefact).classes, [...path, 'artefact', 'classes'])
    return repeatedValues(wordsAt(classes, 'sign'), ({ word }) => word).map(({ word: sign, path: at, related }) =>
      atValue('sign-repeated', at, { parameters: { sign }, related }),
    )
  })

function servicesOf({ pages }: Site): PageEntry[] {
  return pages.filter(({ isEntry }) => isEntry)
}
