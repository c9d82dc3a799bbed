import { expect, test } from 'vitest'
import { found } from './found.ts'

/** What is said of the names that the French and the German paragraph of one page have. */
const named = (french: string, german = 'die') =>
  found(
    ['Nous tenons un carnet', `Nous tenons ${french} carnet`],
    ['führen wir ein Heft', `führen wir ${german} Heft`],
  ).filter((line) => line.startsWith('place-repeated'))

test('tells two parts of one page with the same name', () => {
  expect(named('<em id="un">un</em> <em id="un">un</em>')).toHaveLength(1)
})

test('takes the same name in two languages, and two names in one', () => {
  expect(named('<em id="un">un</em> <em id="deux">un</em>', '<em id="un">ein</em>')).toEqual([])
})
