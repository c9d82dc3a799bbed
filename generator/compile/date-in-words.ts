import type { EventDate } from '../../schema/collections.ts'
import { whenBegins, whenEnds } from '../lib/event-dates.ts'
import type { LocaleProjection } from './locale-projection.ts'

/** A date as the language of a projection writes it. */
export function dateInWords(projection: LocaleProjection, date: EventDate): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const write = (moment: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(projection.localeTag(), { ...parts, timeZone: 'UTC' }).format(Date.parse(`${moment}Z`))
  if (date.begins === undefined) return write(`${date.day}T00:00`, day)
  const begins = write(whenBegins(date), { ...day, ...time })
  const ends = whenEnds(date)
  // An end after midnight still belongs to the evening.
  return ends === undefined ? begins : `${begins}\u00a0–\u00a0${write(ends, time)}`
}
