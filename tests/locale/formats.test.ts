import { expect, test } from 'vitest'
import { createFormats } from '../../src/locale/formats.ts'

test('a price has fraction digits only where it is not round; an amount of money always', () => {
  const { money, price } = createFormats('en-GB')
  expect([price(1200, 'EUR'), price(99.5, 'EUR'), price(0, 'EUR')]).toEqual(['€1,200', '€99.50', '€0'])
  expect(money(1200, 'EUR')).toBe('€1,200.00')
  expect(price(1200, 'JPY')).toBe('¥1,200')
})
