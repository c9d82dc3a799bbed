/** A month as a calendar lays it out: weeks of seven days from Monday on; 0 where another month's day would be. */
export type Weeks = readonly (readonly number[])[]

/** The first day of a month, `2026-03`, in UTC. */
function firstDayOf(month: string): Date {
  return new Date(`${month}-01T00:00:00Z`)
}

/** The weeks of a month, `2026-03`. All in UTC: the visitor's time zone has no part in it. */
export function weeksOf(month: string): Weeks {
  const first = firstDayOf(month)
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const before = (first.getUTCDay() + 6) % 7
  return Array.from({ length: Math.ceil((before + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1
      return day >= 1 && day <= days ? day : 0
    }),
  )
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** A format costs far more to make than to use. */
function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${Object.values(options).join(' ')}`
  const known = dateFormats.get(key) ?? new Intl.DateTimeFormat(tag, options)
  dateFormats.set(key, known)
  return known
}

const weekdays = new Map<string, readonly string[]>()

/** The names of the days of the week in a language, from Monday on. */
export function weekdayNames(tag: string, weekday: 'long' | 'short' | 'narrow'): readonly string[] {
  const key = `${tag} ${weekday}`
  const known = weekdays.get(key) ?? nameWeekdays(tag, weekday)
  weekdays.set(key, known)
  return known
}

function nameWeekdays(tag: string, weekday: 'long' | 'short' | 'narrow'): string[] {
  const format = dateFormat(tag, { weekday, timeZone: 'UTC' })
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)))
}

/** The longest heading that a column of a calendar has room for on a phone, in letters. */
const longestHead = 5

/** The days of the week as the columns of a calendar are headed: their short names, or letters where those are long, as in `segunda`. */
export function weekdayHeads(tag: string): readonly string[] {
  const short = weekdayNames(tag, 'short')
  return short.some(({ length }) => length > longestHead) ? weekdayNames(tag, 'narrow') : short
}

/** A day of a month, `2026-03`, with its place in the week. */
export function dayName(tag: string, month: string, day: number): string {
  const date = firstDayOf(month).setUTCDate(day)
  return dateFormat(tag, { day: 'numeric', weekday: 'short', timeZone: 'UTC' }).format(date)
}

/** The month's name with its year, as the language writes it. */
export function monthName(tag: string, month: string): string {
  return dateFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(firstDayOf(month))
}
