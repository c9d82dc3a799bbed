import type { OpeningHours } from '../../../schema/site-config.ts'
import { weekdays } from '../../../schema/weekdays.ts'
import { listComma, weekData } from '../../lib/languages/language-facts.ts'
import { parseTime, plainSigns, timesInWords } from '../words/times-in-words.ts'

/** A span of a day. */
type Span = Pick<OpeningHours, 'opens' | 'closes'>

/** The language in which hours are written. */
interface HoursWords {
  readonly tag: string
  /** What is said of a day without hours. */
  readonly closed: string
}

/** The hours of a week as a language writes them: a line for each row of days that have the same, from the first day of work on. */
export function hoursInWords(hours: readonly OpeningHours[], { tag, closed }: HoursWords): string {
  // Days are numbered from Monday, 1, there: what is behind the weekend is its number here.
  const first = weekData(tag).weekend.at(-1) ?? 0
  const days = weekdays.map((_, index) => {
    const day = (first + index) % 7
    const spans = hours.filter((entry) => weekdays.some((name, at) => at === day && entry.days.includes(name)))
    const told = spans.sort((a, b) => (a.opens < b.opens ? -1 : 1)).map((span) => spanInWords(span, tag))
    return { day, told: told.length > 0 ? told.join(listComma(tag)) : closed }
  })
  const rows: { from: number; to: number; told: string }[] = []
  for (const { day, told } of days) {
    const last = rows.at(-1)
    if (last?.told === told) last.to = day
    else rows.push({ from: day, to: day, told })
  }
  return rows.map(({ from, to, told }) => `${daysInWords(from, to, tag)}${lineColon(tag)}${told}`).join('\n')
}

/** The separator between the days of a line and their hours. */
export function lineColon(tag: string): string {
  return new Intl.Locale(tag).language === 'fr' ? '\u00a0: ' : ': '
}

/** Days of the week, which are numbered from Monday, 0, as the beginning of a line. */
function daysInWords(from: number, to: number, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' })
  // The 1st of January 2024 was a Monday; the last day may be in the next week.
  const weekdayDate = (day: number) => new Date(Date.UTC(2024, 0, 1 + day))
  // Some countries join them by a word and an article, as no one says of weekdays: "lunes a el viernes".
  const words = format
    .formatRangeToParts(weekdayDate(from), weekdayDate(to < from ? to + 7 : to))
    .map(({ type, value, source }) => {
      const isJoint = type === 'literal' && source === 'shared'
      return isJoint && /\p{L}\s+\p{L}/u.test(value) ? ' \u2013 ' : value
    })
    .join('')
  // A name such as "sexta-feira" stays whole.
  return plainSigns(words)
    .replace(/-(?=\p{L})/gu, '-\u2060')
    .replace(/^./u, (letter) => letter.toLocaleUpperCase(tag))
}

/** A time span as a language writes it; 24-hour clocks get two digits. */
export function spanInWords({ opens, closes }: Span, tag: string): string {
  if (opens === '00:00' && closes === '24:00')
    return new Intl.NumberFormat(tag, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(24)
  return timesInWords(opens, closes, tag, hourStyle(tag))
}

/** A time on the clock of a language, as its spans have it. */
export function timeInWords(time: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { hour: hourStyle(tag), minute: '2-digit', timeZone: 'UTC' })
  return plainSigns(format.format(parseTime(time)))
}

function hourStyle(tag: string): '2-digit' | 'numeric' {
  const { hourCycle } = new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h12' ? 'numeric' : '2-digit'
}
