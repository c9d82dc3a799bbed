import type { ContactDetails, HoursException, Office, OpeningHours } from '../../../schema/site-config.ts'
import { atValue } from '../../diagnostics/problem.ts'
import { type Entry, listEntries, namedEntries } from './entries.ts'
import { type Rule, type RuleInput, type RuleResult, sourceFirst } from './rule-input.ts'
import { findAllNumbers, matchesNumber } from './texts/find-numbers.ts'

/** The hours for search engines end after they begin. */
export const hoursAreInOrder: Rule = (site) =>
  [...listPlaces(site).flatMap(listPeriods), ...listExceptions(site)].map(
    ({ value: { opens, closes }, path }) =>
      opens !== undefined &&
      closes !== undefined &&
      opens >= closes &&
      !isPastMidnight(opens, closes) &&
      atValue('hours-order', [...path, 'closes'], { opens, closes }),
  )

/** Days with other hours end after they begin. */
export const exceptionsAreInOrder: Rule = (site) =>
  listExceptions(site).map(
    ({ value: { from, until }, path }) =>
      until !== undefined && until < from && atValue('days-order', [...path, 'until'], { from, until }),
  )

/** The company and its offices. */
function listPlaces({ config }: RuleInput): Entry<ContactDetails | Office>[] {
  const { contactDetails = {}, offices } = config
  return [{ value: contactDetails, path: ['contactDetails'] }, ...namedEntries(offices, ['offices'])]
}

function listExceptions(site: RuleInput): Entry<HoursException>[] {
  return listPlaces(site).flatMap(({ value, path }) => listEntries(value.exceptions, [...path, 'exceptions']))
}

function listPeriods({ value, path }: Entry<ContactDetails | Office>): Entry<OpeningHours>[] {
  return listEntries(value.openingHours, [...path, 'openingHours'])
}

/** People read the same hours as search engines, of the company and of each office. */
export const hoursAgree: Rule = (site) => listPlaces(site).map((place) => differences(site, place))

function differences(site: RuleInput, entry: Entry<ContactDetails | Office>): RuleResult {
  const texts = entry.value.hours ?? {}
  const [locale] = sourceFirst(site, { value: texts })
  const periods = listPeriods(entry)
  if (locale === undefined || !periods.every((period) => isPartOfDay(period.value))) return undefined
  const times = periods.flatMap(({ value: { opens, closes }, path }) => [
    { time: opens, path: [...path, 'opens'] },
    { time: closes, path: [...path, 'closes'] },
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

/** Whether it opens and closes on one day. Other times have a message of their own, or mean all day, which people write in words. */
function isPartOfDay({ opens, closes }: OpeningHours): boolean {
  return opens < closes && opens > '00:00' && closes < '23:59'
}

/** A time as the numbers of a text have it, on the clocks of 24 and of 12 hours. */
function clockForms(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':')
  return [Number(hour), Number(hour) % 12].flatMap((hours) => findAllNumbers(`${hours}:${minute}`))
}
