import { atValue } from '../diagnostics/problem.ts'
import { isTime } from './contact-details-work.ts'
import { allNumbersIn, isSaidIn } from './numbers-in.ts'
import type { Rule } from './rule.ts'
import { sourceFirst } from './source-first.ts'
import { section, textsOf } from './unchecked-values.ts'

/** The hours that people read are those that search engines are told. */
export const hoursAgree: Rule = (site) => {
  const { hours, openingHours } = section(site.value.contactDetails)
  const texts = textsOf(hours)
  const [locale] = sourceFirst(site, texts)
  const periods = Array.isArray(openingHours) ? openingHours.map(section) : []
  if (locale === undefined || !periods.every(isPartOfDay)) return []
  const times = periods.flatMap(({ opens, closes }, index) => [
    { time: String(opens), path: ['contactDetails', 'openingHours', index, 'opens'] },
    { time: String(closes), path: ['contactDetails', 'openingHours', index, 'closes'] },
  ])
  const said = allNumbersIn(texts[locale] ?? '')
  // A text of fewer numbers has words in their place, such as "noon".
  if (new Set(said).size < new Set(times.map(({ time }) => time)).size) return []
  const related = [{ path: ['contactDetails', 'hours', locale], at: 'value' as const }]
  return times
    .filter(({ time }) => !clocksOf(time).some((clock) => isSaidIn(clock, said)))
    .map(({ path, time }) => atValue('hours-differ', path, { parameters: { time }, related }))
}

/** Whether it opens and closes on one day. Other times are told as such, or mean all day, for which people write words. */
function isPartOfDay({ opens, closes }: Readonly<Record<string, unknown>>): boolean {
  return isTime(opens) && isTime(closes) && opens < closes && opens > '00:00' && closes < '23:59'
}

/** A time as the numbers of a text have it, on the clocks of 24 and of 12 hours. */
function clocksOf(time: string): string[] {
  const [hour = '', minute = ''] = time.split(':')
  return [Number(hour), Number(hour) % 12].flatMap((hours) => allNumbersIn(`${hours}:${minute}`))
}
