import { expect, test } from 'vitest'
import { isAtHours } from '../../../src/edit/contact/hours-at-point.ts'

const openingHours = [
  { days: ['monday'], opens: '09:00', closes: '18:30' },
  { days: ['saturday'], opens: '08:00', closes: '24:00' },
  { days: ['sunday'], opens: '09:00', closes: '18:00' },
]
const value = { contactDetails: { openingHours } }
const near = ['footer', 'rights', 'en']

test.each([
  ['Lundi : 09:00 – 18:30', true],
  ['Monday: 9 AM – 6:30 PM', true],
  ['Samstag: 08:00–24:00 Uhr', true],
  ['Friday: 9:00 AM – 12:00 PM\nSunday: 9:00 AM – 6:00 PM', true],
  ['Sunnuntai: 9.00–18.00', true],
  ['6. September 2026, 9:00', false],
  ['From 9 € to 18 €', false],
  ['From €9.00 to €18.00', false],
  ['18/09/2026', false],
  ['09.00.2026 – 18.00.2026', false],
  ['21:00–06:00', false],
  ['9 years', false],
  ['MAD 6,129', false],
  ['12, High Street', false],
  ['© 2026 Marteau', false],
  ['', false],
])('what says "%s" is of the hours: %s', (said, expected) => {
  expect(isAtHours(value, { path: near, said })).toBe(expected)
})

test('the word for a day without hours is, where there are hours of the week', () => {
  const closed = { path: ['messages', 'hours', 'closed', 'en'] }
  expect(isAtHours(value, closed)).toBe(true)
  expect(isAtHours({ contactDetails: {} }, closed)).toBe(false)
  expect(isAtHours(value, { path: ['messages', 'hours', 'title', 'en'] })).toBe(false)
})
