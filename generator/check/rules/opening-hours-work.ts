import { atValue } from '../../diagnostics/problem.ts'
import { findAllNumbers, matchesNumber } from './find-numbers.ts'
import { type Rule, type RuleInput, sourceFirst, type Told } from './rule-input.ts'
import { asMapping, type Entry, listMappings, localisedTexts, namedMappings, scalarText } from './unchecked-values.ts'

/** The hours that search engines are told end after they begin. */
export const hoursAreInOrder: Rule = (site) =>
  [...listPlaces(site).flatMap(listPeriods), ...listExceptions(site)].map(
    ({ value: { opens, closes }, path }) =>
      isTime(opens) &&
      isTime(closes) &&
      opens >= closes &&
      !isPastMidnight(opens, closes) &&
      atValue('hours-order', [...path, 'closes'], { opens, closes }),
  )

/** Days with other hours end after they begin. */
export const exceptionsAreInOrder: Rule = (site) =>
  listExceptions(site).map(
    ({ value: { from, until }, path }) =>
      typeof from === 'string' &&
      typeof until === 'string' &&
      until < from &&
      atValue('days-order', [...path, 'until'], { from, until }),
  )

/** The company and its offices. */
function listPlaces({ value }: RuleInput): Entry[] {
  return [
    { value: asMapping(value.contactDetails), path: ['contactDetails'] },
    ...namedMappings(value.offices, ['offices']),
  ]
}

function listExceptions(site: RuleInput): Entry[] {
  return listPlaces(site).flatMap(({ value, path }) => listMappings(value.exceptions, [...path, 'exceptions']))
}

function listPeriods({ value, path }: Entry): Entry[] {
  return listMappings(value.openingHours, [...path, 'openingHours'])
}

/** The hours that people read are those that search engines are told, of the company and of each office. */
export const hoursAgree: Rule = (site) => listPlaces(site).map((place) => differences(site, place))

function differences(site: RuleInput, entry: Entry): Told {
  const texts = localisedTexts(entry.value.hours)
  const [locale] = sourceFirst(site, { value: texts })
  const periods = listPeriods(entry)
  if (locale === undefined || !periods.every((period) => isPartOfDay(period.value))) return undefined
  const times = periods.flatMap(({ value: { opens, closes }, path }) => [
    { time: scalarText(opens), path: [...path, 'opens'] },
    { time: scalarText(closes), path: [...path, 'closes'] },
  ])
  const said = findAllNumbers(texts[locale] ?? '')
  // A text of fewer numbers has words in their place, such as "noon".
  if (new Set(said).size < new Set(times.map(({ time }) => time)).size) return undefined
  const related = [{ path: [...entry.path, 'hours', locale], at: 'value' as const }]
  return times
    .filter(({ time }) => !clockForms(time).some((clock) => matchesNumber(clock, said)))
    .map(({ path, time }) => atValue('hours-differ', path, { time }, { related }))
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
function clockForms(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':')
  return [Number(hour), Number(hour) % 12].flatMap((hours) => findAllNumbers(`${hours}:${minute}`))
}
