import { expect, test } from 'vitest'
import {
  closedDays,
  hoursWithExceptions,
  openingTimes,
  specialTimes,
} from '../../generator/compile/contact/opening-times.ts'

const today = '2026-12-26'
const projection = (locale: string, tag: string) =>
  ({ locale, localeTag: () => tag, context: { today } }) as Parameters<typeof hoursWithExceptions>[0]

const exceptions = [
  { from: '2026-12-08', text: { en: 'closed', pt: 'fechado' } },
  { from: '2026-12-24', until: '2027-01-03', text: { en: 'closed', pt: 'fechado' } },
  { from: '2027-02-09', text: { en: 'open from noon', pt: 'abre ao meio-dia' } },
]

/** The hours with plain spaces, since those in dates vary, and without what holds their spans together. */
const bare = (text: string) => text.replaceAll('\u2060', '').replace(/[^\S\n]/g, ' ')

const shown = (locale: string, tag: string) => bare(hoursWithExceptions(projection(locale, tag), '8 – 18', exceptions))

test('days with other hours stand below the hours until they are over', () => {
  expect(shown('en', 'en-US')).toBe('8 – 18\nDecember 24, 2026 – January 3, 2027: closed\nFebruary 9: open from noon')
  expect(shown('pt', 'pt-BR')).toBe(
    '8 – 18\n24 de dezembro de 2026 – 3 de janeiro de 2027: fechado\n9 de fevereiro: abre ao meio-dia',
  )
  expect(hoursWithExceptions(projection('en', 'en-US'), '8am to 6pm')).toBe('8am to 6pm')
})

test('the times of such days stand before what is said of them, unless that says some itself', () => {
  const eve = { from: '2026-12-31', opens: '06:30', closes: '14:00' }
  const told = (locale: string, tag: string, text: string) =>
    bare(hoursWithExceptions(projection(locale, tag), '', [{ ...eve, text: { [locale]: text } }]))
  expect(told('de', 'de-CH', 'Silvester')).toBe('\n31. Dezember: 06:30–14:00 Uhr, Silvester')
  expect(told('fr', 'fr-FR', 'réveillon')).toBe('\n31 décembre : 06:30 – 14:00, réveillon')
  expect(told('de', 'de-CH', 'Silvester, bis 14 Uhr')).toBe('\n31. Dezember: Silvester, bis 14 Uhr')
})

test('the last of the days with other hours is one of them', () => {
  const days = [{ from: '2026-12-24', until: '2027-01-03' }, { from: today }]
  const through = (day: string) => specialTimes(days, day).map((times) => 'validThrough' in times && times.validThrough)
  expect([today, '2027-01-03', '2027-01-04'].map(through)).toEqual([['2027-01-03', today], ['2027-01-03'], []])
})

test('midnight is the beginning of the next day, and a whole day ends with its last minute', () => {
  const [evening, all] = openingTimes([
    { days: ['friday'], opens: '18:00', closes: '24:00' },
    { days: ['sunday'], opens: '00:00', closes: '24:00' },
  ])
  expect([evening?.closes, all?.closes]).toEqual(['00:00', '23:59'])
})

test('a company is closed on the days that its hours do not name, and on exceptions without hours that are not over', () => {
  const openingHours = [{ days: ['tuesday' as const, 'saturday' as const], opens: '09:00', closes: '12:00' }]
  const open = { from: '2026-12-28', opens: '10:00', closes: '14:00', text: { en: 'short' } }
  expect(closedDays({ openingHours, exceptions: [...exceptions, open] }, today)).toEqual([
    ['2026-12-24', '2027-01-03', true],
    ['2027-02-09', '2027-02-09', true],
    ['2026-12-28', '2026-12-28', false],
    ...['0', '1', '3', '4', '5'].map((day) => [day, day, true]),
  ])
})
