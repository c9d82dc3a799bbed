import { expect, test } from 'vitest'
import { lacksContact } from '../../../src/edit/contact/lacks-contact.ts'
import { readWeek, twoSpans, usualSpans, writeWeek } from '../../../src/edit/contact/week.ts'

const hours = [
  { days: ['monday', 'tuesday'], opens: '14:00', closes: '18:00' },
  { days: ['monday', 'saturday'], opens: '09:00', closes: '12:00' },
] as const

test('the days of a week have their times in order, and are written as an entry for each time', () => {
  const week = readWeek(hours)
  expect(week.monday).toEqual([
    { opens: '09:00', closes: '12:00' },
    { opens: '14:00', closes: '18:00' },
  ])
  expect(week.sunday).toEqual([])
  expect(writeWeek({ ...week, sunday: [{ opens: '09:00', closes: '12:00' }] })).toEqual([
    { days: ['monday', 'saturday', 'sunday'], opens: '09:00', closes: '12:00' },
    { days: ['monday', 'tuesday'], opens: '14:00', closes: '18:00' },
  ])
})

test('a day that is opened begins as the open day before it', () => {
  expect(usualSpans(readWeek(hours), 'thursday')).toEqual([{ opens: '14:00', closes: '18:00' }])
  expect(usualSpans(readWeek(undefined), 'monday')).toEqual([{ opens: '09:00', closes: '18:00' }])
})

test.each([
  ['09:00–18:00', '09:00–12:00 14:00–18:00'],
  ['00:00–24:00', '00:00–12:00 14:00–24:00'],
  ['08:00–12:00', '08:00–12:00 14:00–18:00'],
  ['12:00–15:00', '12:00–15:00 19:00–23:00'],
  ['12:00–23:00', '12:00–15:00 17:00–23:00'],
  ['14:00–18:00', '09:00–12:00 14:00–18:00'],
  ['19:00–23:00', '12:00–15:00 19:00–23:00'],
  ['18:00–24:00', '12:00–15:00 18:00–24:00'],
  ['18:00–02:00', '12:00–15:00 18:00–02:00'],
])('a day of %s has a second time beside it, or a pause', (one, two) => {
  const [opens = '', closes = ''] = one.split('–')
  expect(
    twoSpans({ opens, closes })
      .map((span) => `${span.opens}–${span.closes}`)
      .join(' '),
  ).toBe(two)
})

test('two times of a day are always in order, and never meet', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)
  const isNight = (opens: string, closes: string) => opens >= '12:00' && closes <= '06:00'
  const valid = hours.flatMap((opens) =>
    [...hours, '24:00'].filter((end) => end > opens || isNight(opens, end)).map((closes) => ({ opens, closes })),
  )
  const faults = valid.filter((span) => {
    const [one, two] = twoSpans(span)
    if (!one || !two) return true
    return (
      one.opens >= one.closes || one.closes >= two.opens || (two.opens >= two.closes && !isNight(two.opens, two.closes))
    )
  })
  expect(valid.length).toBeGreaterThan(300)
  expect(faults).toEqual([])
})

test('a site with an address of an example is asked for its own', () => {
  const withEmail = (email: string) => ({ contactDetails: { email: { pt: email } } })
  expect(lacksContact(withEmail('ola@patas.example'))).toBe(true)
  expect(lacksContact(withEmail('ola@patas.pt'))).toBe(false)
  expect(lacksContact({ contactDetails: { phone: { pt: '+351 210 000 000' } } })).toBe(false)
  expect(lacksContact({})).toBe(true)
})
