/**
 * The days that a date can mean which is not written as year-month-day: where neither number is more than twelve, that of countries that write
 * the day first, then that of countries that write the month first.
 */
export function meantDays(written: string): string[] {
  const yearFirst = /^(\d{4})[/. -](\d{1,2})[/. -](\d{1,2})(?:[T ].*)?$/.exec(written.trim())
  if (yearFirst) return [...daysOf(yearFirst[1], yearFirst[2], yearFirst[3])]
  const yearLast = /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4}|\d\d)$/.exec(written.trim())
  if (!yearLast) return []
  const [, one, other, year = ''] = yearLast
  const full = year.length === 2 ? `20${year}` : year
  return [...new Set([...daysOf(full, other, one), ...daysOf(full, one, other)])]
}

/** A day as year-month-day; none where there is no such day. */
function daysOf(year = '', month = '', day = ''): string[] {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? [] : [written]
}
