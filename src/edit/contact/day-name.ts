import { type Weekday, weekdays } from '../../../schema/weekdays.ts'

/** The name of a day of the week in a language, as the site's file has it: the 1st of January 2024 was a Monday. */
export function dayName(day: string, language: string): string {
  const index = weekdays.indexOf(day as Weekday)
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, 1 + index))
}

/** Several days of the week, from the first to the last where they follow each other, also over its end. */
export function daysInWords(days: readonly string[], language: string): string {
  const names = days.map((day) => dayName(day, language))
  const places = days.map((day) => weekdays.indexOf(day as Weekday))
  const isSpan =
    days.length > 2 &&
    places.every((place, index) => index === 0 || place === (Number(places[index - 1]) + 1) % weekdays.length)
  return isSpan ? `${names[0]} – ${names.at(-1)}` : names.join(', ')
}
