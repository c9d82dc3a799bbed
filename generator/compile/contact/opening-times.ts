import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import type { PostalPlace } from '../../../schema/common.ts'
import type { ContactDetails, HoursException, OpeningHours } from '../../../schema/site-config.ts'
import { weekdays } from '../../../schema/weekdays.ts'
import { capitalize } from '../../../src/capitalize.ts'
import type { DayRule, OpenHours } from '../../../src/content/page-content.ts'
import { findTimeZone } from '../../lib/days/local-time.ts'
import { listComma } from '../../lib/languages/language-facts.ts'
import { withoutLanguageMarks } from '../../lib/markdown/language-marks.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { keepSpans } from '../words/keep-spans.ts'
import { plainSigns } from '../words/times-in-words.ts'
import { hoursInWords, lineColon, spanInWords, timeInWords } from './hours-in-words.ts'

/** Days with exceptional hours, without their note. */
type ChangedDays = Omit<HoursException, 'text'>

/** The hours as search engines take them. */
export function openingTimes(hours: readonly OpeningHours[]): OpeningHoursSpecification[] {
  return hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => capitalize(day) as DayOfWeek),
    opens,
    closes: closingTime(opens, closes),
  }))
}

/** The days with other hours as search engines take them: a day without hours opens and closes at midnight. */
export function specialTimes(exceptions: readonly ChangedDays[], today: string): OpeningHoursSpecification[] {
  return coming(exceptions, today).map(({ from, until = from, opens = '00:00', closes = '00:00' }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: from,
    validThrough: until,
    opens,
    closes: closingTime(opens, closes),
  }))
}

/** The end of a day is the beginning of the next one for search engines, but a whole day ends with its last minute. */
function closingTime(opens: string, closes: string): string {
  if (closes !== '24:00') return closes
  return opens === '00:00' ? '23:59' : '00:00'
}

/** What the company, or one of its offices, says of its hours. */
type SaidHours = Pick<ContactDetails, 'hours' | 'openingHours' | 'exceptions'>

/** The hours in words: the site's own words, or else made from the days of the week; undefined if there are none. */
export function shownHours(projection: LocaleProjection, said: SaidHours): string | undefined {
  const { hours, openingHours, exceptions } = said
  const own = hours && projection.plain('ContactDetails', { hours }).hours
  const shown = own ?? (openingHours && weekInWords(projection, openingHours))
  return shown === undefined ? undefined : hoursWithExceptions(projection, shown, exceptions)
}

function weekInWords(projection: LocaleProjection, hours: readonly OpeningHours[]): string {
  const { closed } = projection.plain('Messages', { hours: projection.config.messages.hours }).hours
  return hoursInWords(hours, { tag: projection.localeTag(), closed })
}

/** The hours as people read them, with the days below them on which they are others. */
export function hoursWithExceptions(
  projection: Pick<LocaleProjection, 'context' | 'locale' | 'localeTag'>,
  hours: string,
  exceptions: readonly HoursException[] = [],
): string {
  const { context, locale } = projection
  const format = new Intl.DateTimeFormat(projection.localeTag(), { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const parseDay = (day: string) => new Date(`${day}T00:00Z`)
  const tag = projection.localeTag()
  const lines = coming(exceptions, context.today).map(({ from, until = from, opens, closes, text }) => {
    const words = withoutLanguageMarks(text[locale] ?? '')
    // Words with digits say the times themselves.
    const isTimed = opens !== undefined && closes !== undefined && !/\p{Nd}/u.test(words)
    const told = isTimed ? [spanInWords({ opens, closes }, tag), words].join(listComma(tag)) : words
    const days = keepSpans(plainSigns(format.formatRange(parseDay(from), parseDay(until))))
    return `${days}${lineColon(tag)}${told}`
  })
  return [hours, ...lines].join('\n')
}

/** When the company, or one of its offices, is open, for the browsers of visitors; nothing where its hours by the days of the week, or its time zone, are not known. */
export function openHours(
  projection: LocaleProjection,
  { openingHours, exceptions = [] }: SaidHours,
  place: PostalPlace = {},
): { readonly open?: OpenHours } {
  const { config, context } = projection
  const zone = openingHours && findTimeZone(place, config.organization)
  if (!openingHours || zone === undefined) return {}
  const { openUntil, opensToday, opensOn } = projection.plain('Messages', { hours: config.messages.hours }).hours
  const tag = projection.localeTag()
  const times = (opens: string, closes: string) => [
    opens,
    closes,
    ...[opens, closes].map((time) => timeInWords(time, tag)),
  ]
  const changed = coming(exceptions, context.today).map(({ from, until = from, opens, closes }) => {
    return [from, until, ...(opens !== undefined && closes !== undefined ? times(opens, closes) : [])]
  })
  return {
    open: {
      zone,
      week: openingHours.map(({ days, opens, closes }) => [
        days.map((day) => week.indexOf(day)).join(''),
        ...times(opens, closes),
      ]),
      ...(changed.length > 0 && { changed }),
      words: { until: openUntil, today: opensToday, day: opensOn },
    },
  }
}

/** The days by their numbers in JavaScript, from Sunday on. */
const week = [...weekdays.slice(-1), ...weekdays.slice(0, -1)]

/** When the company is closed, as far as that is not over: exceptions come before the days of the week. */
export function closedDays({ openingHours = [], exceptions = [] }: ContactDetails, today: string): DayRule[] {
  const open = new Set(openingHours.flatMap(({ days }) => days))
  return [
    ...coming(exceptions, today).map(({ from, until = from, opens }) => [from, until, opens === undefined] as const),
    ...week.flatMap((day, index) => (open.has(day) ? [] : [[`${index}`, `${index}`, true] as const])),
  ]
}

/** Those that are not over. */
function coming<Days extends ChangedDays>(exceptions: readonly Days[], today: string): Days[] {
  return exceptions.filter(({ from, until = from }) => until >= today)
}
