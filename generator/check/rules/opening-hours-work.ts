import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { allNumbersIn, isSaidIn } from './numbers-in.ts'
import { type Rule, type Site, sourceFirst } from './site.ts'
import { type Entry, entriesOf, scalarText, section, sectionsOf, textsOf } from './unchecked-values.ts'

/** The hours that search engines are told end after they begin. */
export const hoursAreInOrder: Rule = (site) =>
  [
    ...periodsOf(section(site.value.contactDetails)),
    ...sectionsOf(site.value.offices, ['offices']).flatMap(({ value, path }) => periodsOf(value, path)),
    ...exceptionsOf(site),
  ].flatMap(({ value: { opens, closes }, path }): Problem[] =>
    isTime(opens) && isTime(closes) && opens >= closes && !isPastMidnight(opens, closes)
      ? [atValue('hours-order', [...path, 'closes'], { parameters: { opens, closes } })]
      : [],
  )

/** Days with other hours end after they begin. */
export const exceptionsAreInOrder: Rule = (site) =>
  exceptionsOf(site).flatMap(({ value: { from, until }, path }): Problem[] =>
    typeof from === 'string' && typeof until === 'string' && until < from
      ? [atValue('days-order', [...path, 'until'], { parameters: { from, until } })]
      : [],
  )

function exceptionsOf({ value }: Site): Entry[] {
  return [
    ...entriesOf(section(value.contactDetails).exceptions, ['contactDetails', 'exceptions']),
    ...sectionsOf(value.offices, ['offices']).flatMap((office) =>
      entriesOf(office.value.exceptions, [...office.path, 'exceptions']),
    ),
  ]
}

/** The hours that people read are those that search engines are told, of the company and of each office. */
export const hoursAgree: Rule = (site) =>
  [
    { value: section(site.value.contactDetails), path: ['contactDetails'] },
    ...sectionsOf(site.value.offices, ['offices']),
  ].flatMap((place) => differences(site, place))

function differences(site: Site, { value, path: place }: Entry): Problem[] {
  const texts = textsOf(value.hours)
  const [locale] = sourceFirst(site, { value: texts })
  const periods = periodsOf(value, place)
  if (locale === undefined || !periods.every((period) => isPartOfDay(period.value))) return []
  const times = periods.flatMap(({ value: { opens, closes }, path }) => [
    { time: scalarText(opens), path: [...path, 'opens'] },
    { time: scalarText(closes), path: [...path, 'closes'] },
  ])
  const said = allNumbersIn(texts[locale] ?? '')
  // A text of fewer numbers has words in their place, such as "noon".
  if (new Set(said).size < new Set(times.map(({ time }) => time)).size) return []
  const related = [{ path: [...place, 'hours', locale], at: 'value' as const }]
  return times
    .filter(({ time }) => !clocksOf(time).some((clock) => isSaidIn(clock, said)))
    .map(({ path, time }) => atValue('hours-differ', path, { parameters: { time }, related }))
}

function periodsOf({ openingHours }: Readonly<Record<string, unknown>>, path: Path = ['contactDetails']): Entry[] {
  return entriesOf(openingHours, [...path, 'openingHours'])
}

/** Whether it closes as the day ends, which is 00:00 of the next one, or in the night, as a bar does. */
function isPastMidnight(opens: string, closes: string): boolean {
  return (closes === '00:00' && opens > closes) || (opens >= '12:00' && closes <= '06:00')
}

/** Whether it opens and closes on one day. Other times are told as such, or mean all day, for which people write words. */
function isPartOfDay({ opens, closes }: Readonly<Record<string, unknown>>): boolean {
  return isTime(opens) && isTime(closes) && opens < closes && opens > '00:00' && closes < '23:59'
}

/** Whether a value is a time of the day. */
function isTime(value: unknown): value is string {
  return typeof value === 'string' && /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(value)
}

/** A time as the numbers of a text have it, on the clocks of 24 and of 12 hours. */
function clocksOf(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':')
  return [Number(hour), Number(hour) % 12].flatMap((hours) => allNumbersIn(`${hours}:${minute}`))
}
