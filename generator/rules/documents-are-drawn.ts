import { atValue, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../schema/walk.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './rule.ts'
import type { PageEntry } from './site.ts'
import { entriesOf, section } from './unchecked-values.ts'

/**
 * Calendars have only days of their month, the classes of a matrix have different signs, and a service whose document the home page shows
 * has one.
 */
export const documentsAreDrawn: Rule = ({ pages, references }) => {
  const services = new Map(pages.flatMap((page) => (page.section === 'services' ? [[page.key, page] as const] : [])))
  return [
    ...[...services.values()].flatMap((service) => [...absentDays(service), ...repeatedSigns(service)]),
    ...references.flatMap(({ kind, name, place }): Problem[] => {
      const service = services.get(name)
      const isDocument = kind === 'page' && typeof place.key === 'number' && place.parent?.key === 'artefacts'
      if (!isDocument || !service || service.value.artefact !== undefined) return []
      return [atValue('document-missing', pathOf(place), { parameters: { key: name } })]
    }),
  ]
}

function absentDays({ path, value }: PageEntry): Problem[] {
  const { month, events } = section(value.artefact)
  if (typeof month !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return []
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return entriesOf(events, [...path, 'artefact', 'events']).flatMap(({ value: { day }, path: at }): Problem[] => {
    // Beyond 31, the schema speaks.
    if (typeof day !== 'number' || day <= last || day > 31) return []
    return [atValue('day-absent', [...at, 'day'], { parameters: { day, month, last } })]
  })
}

function repeatedSigns({ path, value }: PageEntry): Problem[] {
  const classes = entriesOf(section(value.artefact).classes, [...path, 'artefact', 'classes'])
  const signs = classes.flatMap(({ value: { sign }, path: at }) =>
    typeof sign === 'string' ? [{ sign, path: [...at, 'sign'] }] : [],
  )
  return repeatedValues(signs, ({ sign }) => sign).map(({ sign, path: at, related }) =>
    atValue('sign-repeated', at, { parameters: { sign }, related }),
  )
}
