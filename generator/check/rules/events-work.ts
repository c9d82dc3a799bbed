import type { CollectionEntry, EventDate } from '../../../schema/collections.ts'
import type { PostalPlace } from '../../../schema/common.ts'
import type { EntryField } from '../../../schema/fields.ts'
import { nearest } from '../../diagnostics/nearest.ts'
import { atKey, atValue, keyMissing, type Path } from '../../diagnostics/problem.ts'
import { whenBegins } from '../../lib/days/event-dates.ts'
import { isTimeZone, localMoment } from '../../lib/days/local-time.ts'
import { placePath } from '../../schema/walk.ts'
import { type Entry, listEntries } from './entries.ts'
import type { Rule, RuleInput } from './rule-input.ts'

/** The dates of an entry belong to an event: of anything else, only its facts show them. */
export const datesAreOfEvents: Rule = (site) =>
  listDated(site).map(
    ({ value: { dates }, type, path }) =>
      dates && type !== 'Event' && atKey('dates-untold', [...path, 'dates'], { type }),
  )

/** What ends at a time begins at one. */
export const endsHaveBeginnings: Rule = (site) =>
  listDated(site).flatMap(({ value: { dates }, path }) =>
    listEntries(dates, [...path, 'dates']).map(
      ({ value, path: at }) => value.ends !== undefined && value.begins === undefined && keyMissing(at, 'begins'),
    ),
  )

/** Each time zone is one that computers know. */
export const timeZonesExist: Rule = ({ texts }) =>
  texts.map(({ schema: { form }, value, place }) => {
    if (form !== 'timeZone' || isTimeZone(value)) return undefined
    const suggestion = nearest(value, Intl.supportedValuesOf('timeZone'))
    return atValue('form-wrong', placePath(place), { value, form, ...(suggestion && { suggestion }) })
  })

/** A time of an event is a moment: where its country has several time zones, one of them is said. The message comes once for each place that lacks it. */
export const timesAreMoments: Rule = (site) => {
  const { organization = {} } = site.config
  const told = new Map<string, Path>()
  for (const { value, type, fields, path } of listDated(site)) {
    const { place, at } = findPlace(value, fields, path)
    // A time zone that does not exist has a message of its own.
    const isKnown = [place, organization].every(({ timeZone }) => timeZone === undefined || isTimeZone(timeZone))
    if (type !== 'Event' || !isKnown) continue
    const country = place.country ?? organization.country
    const isFloating = beginnings(value, fields).some((time) => localMoment(time, place, organization) === undefined)
    const lacking = place.country !== undefined && place.country !== organization.country ? at : ['organization']
    if (country !== undefined && isFloating) told.set(lacking.join('.'), [...lacking, 'country'])
  }
  return [...told.values()].map((at) => atValue('zone-unsaid', at, {}))
}

interface Dated extends Entry<Partial<CollectionEntry>> {
  readonly type: string
  readonly fields: Readonly<Record<string, EntryField>>
}

/** The entries of all collections, with what these are. */
function listDated({ config, pages }: RuleInput): Dated[] {
  return pages.flatMap(({ isEntry, collection, value, path }): Dated[] => {
    if (!isEntry) return []
    const { type = 'Service', fields = {} } =
      (collection === undefined ? undefined : config.collections?.[collection]) ?? {}
    return [{ value: value as CollectionEntry, path, type, fields }]
  })
}

/** The place of an event, if its facts say one. */
function findPlace({ facts = {} }: Partial<CollectionEntry>, fields: Dated['fields'], path: Path) {
  const [name] = Object.keys(fields).filter((key) => fields[key]?.property === 'location' && facts[key] !== undefined)
  const place = name === undefined ? undefined : facts[name]
  return { place: (typeof place === 'object' ? place : {}) as PostalPlace, at: [...path, 'facts', name ?? ''] }
}

/** The times at which an event begins, of its dates or its facts. */
function beginnings({ dates, facts = {} }: Partial<CollectionEntry>, fields: Dated['fields']): string[] {
  const fact = (kind: EntryField['kind']) =>
    Object.keys(fields).flatMap((key) =>
      fields[key]?.kind === kind && fields[key]?.property === 'startDate' ? (facts[key] ?? []) : [],
    )[0]
  const [day, begins] = [fact('day'), fact('time')]
  const own = day === undefined || begins === undefined ? [] : [{ day: String(day), begins: String(begins) }]
  return ((dates ?? own) as readonly EventDate[]).filter(({ begins: time }) => time !== undefined).map(whenBegins)
}
