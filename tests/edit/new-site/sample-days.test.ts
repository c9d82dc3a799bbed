import { expect, test } from 'vitest'
import { sampleDay } from '../../../generator/edit/new-site/sample-days.ts'

// The 23rd of November 2026 is a Monday, and the 29th the Sunday of its week.
test.each([
  ['friday', 3, '2026-11-23', '2026-12-18'],
  ['friday', 3, '2026-11-29', '2026-12-18'],
  ['friday', 3, '2026-11-30', '2026-12-25'],
  ['saturday', -2, '2026-11-29', '2026-11-14'],
  ['sunday', 0, '2026-11-23', '2026-11-29'],
  ['monday', 0, '2026-11-29', '2026-11-23'],
  ['thursday', 1, '2026-12-27', '2026-12-31'],
  ['friday', 1, '2026-12-27', '2027-01-01'],
])('%s of the week %i after that of %s is %s', (weekday, weeks, today, day) => {
  expect(sampleDay(weekday, weeks, today)).toBe(day)
})
