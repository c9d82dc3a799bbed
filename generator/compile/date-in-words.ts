import type { EventDate } from '../../schema/collections.ts'
import { whenBegins } from '../lib/event-dates.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { timesInWords } from './times-in-words.ts'

/** A date as the language of a projection writes it. */
export function dateInWords(projection: Pick<LocaleProjection, 'localeTag'>, date: EventDate): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = date.begins === undefined ? {} : ({ hour: 'numeric', minute: '2-digit' } as const)
  const format = new Intl.DateTimeFormat(projection.localeTag(), { ...day, ...time, timeZone: 'UTC' })
  const begins = Date.parse(`${date.begins === undefined ? `${date.day}T00:00` : whenBegins(date)}Z`)
  if (date.begins === undefined || date.ends === undefined) return format.format(begins)
  // The time stands in one piece, before the day or behind it. An end after midnight still belongs to the evening.
  const parts = format.formatToParts(begins)
  const first = parts.findIndex(({ type }) => timeParts.has(type))
  const last = parts.findLastIndex(({ type }) => timeParts.has(type))
  const [before, after] = [parts.slice(0, first), parts.slice(last + 1)].map((some) => some.map(({ value }) => value))
  return [...(before ?? []), timesInWords(date.begins, date.ends, projection.localeTag()), ...(after ?? [])].join('')
}

const timeParts: ReadonlySet<string> = new Set(['hour', 'minute', 'dayPeriod'])
