import { memoized } from 'site-from-yaml/kinds'

/** A month in weeks of seven days; 0 stands for a day of another month. */
type Weeks = readonly (readonly number[])[]

/** Returns the first day of a month such as `2026-03`, in UTC. */
function monthStart(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`)
}

/**
 * Returns the weeks of a month such as `2026-03`, in UTC, so that the visitor's time zone does not matter.
 *
 * @param firstDay the day with which a week begins, from Monday, 1, to Sunday, 7
 */
export function monthWeeks(month: string, firstDay: number): Weeks {
  const first = monthStart(month)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 7 - firstDay) % 7
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= days ? day : 0
    }),
  )
}

/** Returns the days of a week that begins with one of them, from Monday, 1, to Sunday, 7. */
export function weekdaysFrom(firstDay: number): number[] {
  return Array.from({ length: 7 }, (_, index) => ((firstDay - 1 + index) % 7) + 1)
}

const weekdays = new Map<string, readonly string[]>()

/** Returns the names of the weekdays in a language, starting with the day with which a week begins. */
export function weekdayNames(tag: string, weekday: 'long' | 'short' | 'narrow', firstDay: number): readonly string[] {
  const key = `${tag} ${weekday} ${firstDay}`
  const known = weekdays.get(key) ?? nameWeekdays(tag, weekday, firstDay)
  weekdays.set(key, known)
  return known
}

function nameWeekdays(tag: string, weekday: 'long' | 'short' | 'narrow', firstDay: number): string[] {
  const format = new Intl.DateTimeFormat(tag, { weekday, timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return weekdaysFrom(firstDay).map((day) => format.format(Date.UTC(2024, 0, day)))
}

/** The longest heading that a column of a calendar has room for on a phone, in letters. */
const longestHead = 5

/** The headings of a calendar's columns: short weekday names, or single letters where those are long, as in `segunda`. */
export function weekdayHeads(tag: string, firstDay: number): readonly string[] {
  const short = weekdayNames(tag, 'short', firstDay)
  return short.some(({ length }) => length > longestHead) ? weekdayNames(tag, 'narrow', firstDay) : short
}

// Formatters are cached: one costs far more to create than to use.
const dayFormat = memoized(
  (tag: string) => new Intl.DateTimeFormat(tag, { day: 'numeric', weekday: 'short', timeZone: 'UTC' }),
)
const monthFormat = memoized(
  (tag: string) => new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** Formats a day of a month such as `2026-03`, with its weekday. */
export function dayName(tag: string, month: string, day: number): string {
  return dayFormat(tag).format(monthStart(month).setUTCDate(day))
}

/** Formats a month such as `2026-03`, with its year. */
export function monthName(tag: string, month: string): string {
  return monthFormat(tag).format(monthStart(month))
}
