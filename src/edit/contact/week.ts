import type { OpeningHours } from '../../../schema/site-config.ts'
import { type Weekday, weekdays } from '../../../schema/weekdays.ts'

/** A time of a day at which the company is open. */
export type Span = Omit<OpeningHours, 'days'>

/** The times of each day; of one that is closed there are none. */
export type Week = Readonly<Record<Weekday, readonly Span[]>>

/** The hours of the file, day by day. */
export function readWeek(hours: unknown): Week {
  const entries = Array.isArray(hours) ? (hours as readonly Partial<OpeningHours>[]) : []
  const listSpans = (day: Weekday) =>
    entries
      .filter(({ days = [] }) => days.includes(day))
      .map(({ opens = '', closes = '' }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
  return Object.fromEntries(weekdays.map((day) => [day, listSpans(day)])) as unknown as Week
}

/** The hours as the file has them: an entry for each time, with all the days that have it. */
export function writeWeek(week: Week): OpeningHours[] {
  const entries = new Map<string, OpeningHours>()
  for (const day of weekdays)
    for (const { opens, closes } of week[day]) {
      const key = `${opens} ${closes}`
      const entry = entries.get(key) ?? { days: [], opens, closes }
      entries.set(key, { ...entry, days: [...entry.days, day] })
    }
  return [...entries.values()]
}

/** What a day begins with that was closed: the times of the nearest open day before it, else of the first, else a usual day. */
export function usualSpans(week: Week, day: Weekday): readonly Span[] {
  const at = weekdays.indexOf(day)
  const before = weekdays.slice(0, at).findLast((other) => week[other].length > 0)
  const first = before ?? weekdays.find((other) => week[other].length > 0)
  return first ? week[first] : [{ opens: '09:00', closes: '18:00' }]
}

/** A day in two parts that do not meet: with a pause where it is open over noon or all afternoon, else with the time of a usual day that is free. */
export function twoSpans(span: Span): readonly Span[] {
  const { opens, closes } = span
  const end = closes > opens ? closes : '24:00'
  const pause = (from: string, until: string) => [
    { opens, closes: from },
    { opens: until, closes },
  ]
  if (opens < '12:00' && end > '14:00') return pause('12:00', '14:00')
  if (opens >= '16:00') return [{ opens: '12:00', closes: '15:00' }, span]
  if (opens >= '13:00') return [{ opens: '09:00', closes: '12:00' }, span]
  if (end > '18:00') return pause('15:00', '17:00')
  return [span, end <= '13:00' ? { opens: '14:00', closes: '18:00' } : { opens: '19:00', closes: '23:00' }]
}
