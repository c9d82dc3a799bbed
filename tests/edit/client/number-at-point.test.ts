import { expect, test } from 'vitest'
import { findNumberAtPoint } from '../../../src/edit/page/number-at-point.ts'

const value = {
  pages: {
    rooms: {
      sections: {
        prices: {
          items: [
            { title: { en: 'A' }, amount: 890 },
            { amount: 1250, stars: 3 },
          ],
        },
      },
    },
  },
}
const items = ['pages', 'rooms', 'sections', 'prices', 'items'] as const

test.each([
  [[...items, 0, 'title'], 'MAD 890', [...items, 0, 'amount']],
  [[...items, 1, 'unit'], 'R$ 1.250,00', [...items, 1, 'amount']],
  [[...items, 1, 'unit'], '3', [...items, 1, 'stars']],
  [[...items, 0, 'title'], 'MAD 891', undefined],
  [[...items, 0, 'title'], 'from', undefined],
  [['pages', 'rooms', 'label'], '890', undefined],
])('a click near %j on "%s" leads to %j', (near, said, expected) => {
  expect(findNumberAtPoint(value, near, said)).toEqual(expected)
})
