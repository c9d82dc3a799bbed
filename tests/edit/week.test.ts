import { expect, test } from 'vitest'
import { lacksContact } from '../../src/edit/contact/lacks-contact.ts'
import { readWeek, usualSpans, writeWeek } from '../../src/edit/contact/week.ts'

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

test('a site with an address of an example is asked for its own', () => {
  const withEmail = (email: string) => ({ contactDetails: { email: { pt: email } } })
  expect(lacksContact(withEmail('ola@patas.example'))).toBe(true)
  expect(lacksContact(withEmail('ola@patas.pt'))).toBe(false)
  expect(lacksContact({ contactDetails: { phone: { pt: '+351 210 000 000' } } })).toBe(false)
  expect(lacksContact({})).toBe(true)
})
