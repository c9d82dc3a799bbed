import { expect, test } from 'vitest'
import { isToCome, splitDates, whenEnds } from '../../generator/lib/days/event-dates.ts'

test.each([
  ['2030-05-02T22:00', '2030-05-03T04:00', true],
  ['2030-05-02T20:00', '2030-05-03T00:00', false],
  ['2030-05-02T20:00', undefined, false],
  ['2030-05-03T08:00', '2030-05-03T09:00', true],
  ['2030-05-01', '2030-05-03', true],
  ['2030-05-01', '2030-05-02', false],
])('on 3 May, what begins at %s and ends at %s is to come: %s', (start, end, expected) => {
  expect(isToCome(start, end, '2030-05-03')).toBe(expected)
})

test('a night that has not ended is the next date; an end without a beginning ends nothing', () => {
  const night = { day: '2030-05-02', begins: '22:00', ends: '04:00' }
  const day = { day: '2030-05-02', ends: '04:00' }
  expect(splitDates([day, night], '2030-05-03')).toEqual({ coming: [night], past: [day] })
  expect(whenEnds(day)).toBeUndefined()
})
