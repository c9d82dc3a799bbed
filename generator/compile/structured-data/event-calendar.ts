import type { PostalPlace } from '../../../schema/common.ts'
import type { CalendarLink } from '../../../src/content/page-content.ts'
import { type CalendarDate, calendarText } from '../../lib/days/calendar-text.ts'
import { isToCome } from '../../lib/days/event-dates.ts'
import { localMoment } from '../../lib/days/local-time.ts'
import { placeInLocale, placeInWords, postalAddress } from '../contact/postal-address.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { EntryPage, SitePage } from '../routes/site-pages.ts'
import { eventDates } from './entry-data.ts'
import { findLocation } from './fact-properties.ts'

/** The structured data of a date of an event. */
type EventData = Readonly<Record<string, unknown>>

/** A page of an event. */
function isEvent(page: SitePage): page is EntryPage {
  return page.type === 'entry' && page.collection.type === 'Event'
}

/** The calendar file of an event, with the words of its link. Undefined for any other entry, and for one that has no day to come. */
export function eventCalendar(projection: LocaleProjection, page: EntryPage): CalendarLink | undefined {
  const dates = isEvent(page) ? calendarDates(projection, page) : []
  if (dates.length === 0) return undefined
  const path = `${projection.home}${page.key}.ics`
  projection.references.data[path] = writeCalendar(projection, { dates })
  return { href: path, name: `${page.key}.ics`, text: words(projection).addToCalendar }
}

/** The calendar file of all events of a collection that are still to come, with the words of its link. Undefined where there are none. */
export function collectionCalendar(projection: LocaleProjection, collection: string): CalendarLink | undefined {
  const made = projection.once(madeCalendars)
  const path = `${projection.home}all.${collection}.ics`
  if (!made.has(collection)) {
    const file = allDates(projection, collection)
    made.set(collection, file !== undefined)
    // It is written once, however many lists lead to it.
    if (file !== undefined) projection.references.data[path] = file
  }
  return made.get(collection) ? { href: path, name: `${collection}.ics`, text: words(projection).allDates } : undefined
}

/** Whether the collections of a language have a calendar file, of those that were asked for. */
function madeCalendars(): Map<string, boolean> {
  return new Map()
}

function allDates(projection: LocaleProjection, collection: string): string | undefined {
  const { locale, table, config } = projection
  const dates = table.routes
    .flatMap((route) =>
      route.locale === locale && !route.list && isEvent(route.page) && route.page.collection.name === collection
        ? calendarDates(projection, route.page)
        : [],
    )
    .sort((a, b) => (a.start < b.start ? -1 : 1))
  return dates.length === 0 ? undefined : writeCalendar(projection, { dates, name: config.site.name })
}

function writeCalendar(
  { config, context }: LocaleProjection,
  calendar: { readonly dates: readonly CalendarDate[]; readonly name?: string },
): string {
  return calendarText({ ...calendar, host: new URL(config.site.url).host, today: context.today })
}

/** The structured data of the coming dates of an event, as its calendar has them. */
function calendarDates(projection: LocaleProjection, { key, ...page }: EntryPage): CalendarDate[] {
  const { config, context } = projection
  const { canonical } = projection.findRoute(key) ?? { canonical: '' }
  const { summary } = projection.facts('CollectionEntry', { summary: page.config.summary })
  const where = placeInLocale(findLocation(page.collection.fields, page.config.facts), projection.locale)
  return eventDates(projection, { key, ...page }).flatMap((told): CalendarDate[] => {
    const [start, end] = [told.startDate, told.endDate].map((moment) => String(moment ?? ''))
    const time = formatTime(told, (local) => localMoment(local, where, config.organization) ?? local)
    if (!time || !isToCome(start ?? '', end, context.today)) return []
    const place = formatPlace(told.location, where, projection)
    return [
      {
        uid: `${key}-${start?.replace(/[-:]/g, '')}@${new URL(config.site.url).host}`,
        ...time,
        title: projection.pageLabel(key),
        text: summary,
        address: config.site.url + canonical,
        ...(place && { place }),
      },
    ]
  })
}

/** When it is: days, or times, which are moments where the time zone is known. A start without a time has an end without one. */
function formatTime({ startDate, endDate }: EventData, told: (time: string) => string) {
  const start = String(startDate ?? '')
  if (!/^\d{4}-/.test(start)) return undefined
  const written = String(endDate ?? '')
  if (start.length === 10) return { start, ...(written > start && { end: written.slice(0, 10) }) }
  const end = written.length === 10 ? `${written}T23:59` : written
  return { start: told(start), ...(end > start && { end: told(end) }) }
}

/** A place in one line: its name, and its address; that of the company for an event that says none. */
function formatPlace(location: unknown, where: PostalPlace, projection: LocaleProjection): string | undefined {
  if (typeof location === 'string') return location
  const { name, address } = (location ?? {}) as { readonly name?: string; readonly address?: unknown }
  // What was written as a text is the name and the address at once.
  if (typeof address !== 'object') return name
  const place = postalAddress(where) ? where : projection.config.organization
  return [name !== place.street && name, placeInWords(place, projection.localeTag())].filter(Boolean).join(', ')
}

function words(projection: LocaleProjection) {
  return projection.plain('Messages', { events: projection.config.messages.events }).events
}
