import type { EventDate } from '../../../schema/collections.ts'
import { whenBegins } from '../../lib/days/event-dates.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { timesInWords } from './times-in-words.ts'

/** A date as the language of a projection writes it. */
export function dateInWords(projection: Pick<LocaleProjection, 'localeTag'>, date: EventDate): string {
  const day = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const
  const time = date.begins === undefined ? {} : ({ hour: 'numeric', minute: '2-digit' } as const)
  const tag = projection.localeTag()
  const format = new Intl.DateTimeFormat(tag, { ...day, ...time, timeZone: 'UTC' })
  const begins = Date.parse(`${date.begins === undefined ? `${date.day}T00:00` : whenBegins(date)}Z`)
  const parts = dayAsSpoken(format.formatToParts(begins), tag, begins)
  if (date.begins === undefined || date.ends === undefined) return parts.map(({ value }) => value).join('')
  // The time stands in one piece, before the day or behind it. An end after midnight still belongs to the evening.
  const first = parts.findIndex(({ type }) => timeParts.has(type))
  const last = parts.findLastIndex(({ type }) => timeParts.has(type))
  const [before, after] = [parts.slice(0, first), parts.slice(last + 1)].map((some) => some.map(({ value }) => value))
  return [...(before ?? []), timesInWords(date.begins, date.ends, tag), ...(after ?? [])].join('')
}

/** Of days in the Persian calendar, browsers and Node turn the order around where the weekday stands with them: nobody writes them so. */
function dayAsSpoken(parts: Intl.DateTimeFormatPart[], tag: string, moment: number): Intl.DateTimeFormatPart[] {
  const plain = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const isTurned = parts[0]?.type === 'year' && plain.formatToParts(moment)[0]?.type !== 'year'
  const weekday = parts.findIndex(({ type }) => type === 'weekday')
  if (!isTurned || weekday < 0) return parts
  const value = `${parts[weekday]?.value} ${plain.format(moment)}`
  return [{ type: 'literal', value }, ...parts.slice(weekday + 1)]
}

const timeParts: ReadonlySet<string> = new Set(['hour', 'minute', 'dayPeriod'])
