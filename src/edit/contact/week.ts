import type { OpeningHours } from '../../../schema/site-config.ts'

/** A day of the week. */
export type WeekDay = OpeningHours['days'][number]

/** A time of a day at which the company is open. */
export type Span = Omit<OpeningHours, 'days'>

/** The times of each day; of one that is closed there are none. */
export type Week = Readonly<Record<WeekDay, readonly Span[]>>

/** The days of the week, from Monday. */
export const weekDays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly WeekDay[]

/** The hours of the file, day by day. */
export function readWeek(hours: unknown): Week {
  const entries = Array.isArray(hours) ? (hours as readonly Partial<OpeningHours>[]) : []
  const spansOf = (day: WeekDay) =>
    entries
      .filter(({ days = [] }) => days.includes(day))
      .map(({ opens = '', closes = '' }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1))
  return Object.fromEntries(weekDays.map((day) => [day, spansOf(day)])) as unknown as Week
}

/** The hours as the file has them: an entry for each time, with all the days that have it. */
export function writeWeek(week: Week): OpeningHours[] {
  const entries = new Map<string, OpeningHours>()
  for (const day of weekDays)
    for (const { opens, closes } of week[day]) {
      const key = `${opens} ${closes}`
      const entry = entries.get(key) ?? { days: [], opens, closes }
      entries.set(key, { ...entry, days: [...entry.days, day] })
    }
  return [...entries.values()]
}

/** What a day begins with that was closed: the times of the nearest open day before it, else of the first, else a usual day. */
export function usualSpans(week: Week, day: WeekDay): readonly Span[] {
  const at = weekDays.indexOf(day)
  const before = weekDays.slice(0, at).findLast((other) => week[other].length > 0)
  const first = before ?? weekDays.find((other) => week[other].length > 0)
  return first ? week[first] : [{ opens: '09:00', closes: '18:00' }]
}
