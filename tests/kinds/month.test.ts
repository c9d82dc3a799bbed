import { describe, expect, test } from 'vitest'
import { dayName, monthName, monthWeeks, weekdayHeads, weekdayNames } from '../../pages/kinds/calendar/month.ts'

describe('the weeks of a month', () => {
  test.each([
    ['2026-03', [0, 0, 0, 0, 0, 0, 1], [30, 31, 0, 0, 0, 0, 0], 6],
    ['2021-02', [1, 2, 3, 4, 5, 6, 7], [22, 23, 24, 25, 26, 27, 28], 4],
    ['2024-02', [0, 0, 0, 1, 2, 3, 4], [26, 27, 28, 29, 0, 0, 0], 5],
    ['2025-12', [1, 2, 3, 4, 5, 6, 7], [29, 30, 31, 0, 0, 0, 0], 5],
  ])('of %s may begin on Monday', (month, first, last, count) => {
    const weeks = monthWeeks(month, 1)
    expect(weeks[0]).toEqual(first)
    expect(weeks.at(-1)).toEqual(last)
    expect(weeks).toHaveLength(count)
  })

  test.each([
    [7, [1, 2, 3, 4, 5, 6, 7], [29, 30, 31, 0, 0, 0, 0]],
    [6, [0, 1, 2, 3, 4, 5, 6], [28, 29, 30, 31, 0, 0, 0]],
  ])('may begin on another day (%d)', (firstDay, first, last) => {
    const weeks = monthWeeks('2026-03', firstDay)
    expect([weeks[0], weeks.at(-1)]).toEqual([first, last])
  })

  test.each([
    ['Pacific/Kiritimati', 'en-KI'],
    ['Pacific/Pago_Pago', 'en-AS'],
  ])('are the same in %s', (zone, tag) => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(monthWeeks('2026-03', 1)[0]).toEqual([0, 0, 0, 0, 0, 0, 1])
      // Formatters are kept: a language of this zone alone.
      expect(dayName(tag, '2026-03', 2)).toContain('Mon')
      expect(monthName(tag, '2026-03')).toBe('March 2026')
      expect(weekdayNames(tag, 'long', 1)[0]).toBe('Monday')
    } finally {
      process.env.TZ = before
    }
  })
})

test.each([
  ['en-US', 7, ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']],
  ['pt-BR', 7, ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.']],
  ['pt-PT', 1, ['S', 'T', 'Q', 'Q', 'S', 'S', 'D']],
])('the columns of a calendar in %s are headed by names that fit on a phone', (tag, firstDay, heads) => {
  expect(weekdayHeads(tag, firstDay)).toEqual(heads)
})
