import { atValue, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { type PageEntry, section } from './site.ts'

/** Calendars have only days of their month, the classes of a matrix have different signs, and a service whose document the home page shows has one. */
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
  if (typeof month !== 'string' || !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) || !Array.isArray(events)) return []
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return events.flatMap((event, index): Problem[] => {
    const { day } = section(event)
    // Beyond 31, the schema speaks.
    if (typeof day !== 'number' || day <= last || day > 31) return []
    const place = [...path, 'artefact', 'events', index, 'day']
    return [atValue('day-absent', place, { parameters: { day, month, last } })]
  })
}

function repeatedSigns({ path, value }: PageEntry): Problem[] {
  const { classes } = section(value.artefact)
  const signs = (Array.isArray(classes) ? classes : []).flatMap((entry, index) => {
    const { sign } = section(entry)
    return typeof sign === 'string' ? [{ sign, place: [...path, 'artefact', 'classes', index, 'sign'] }] : []
  })
  return repetitions(signs, ({ sign }) => sign).map(({ entry, first }) =>
    atValue('sign-repeated', entry.place, {
      parameters: { sign: entry.sign },
      related: [{ path: first.place, at: 'value' }],
    }),
  )
}
