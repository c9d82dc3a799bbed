import { expect, test } from 'vitest'
import { formerPlace } from '../../generator/lib/former-place.ts'

test.each([
  ['/prices.html', '/shop/prices.html'],
  ['/shop/prices.html', '/shop/prices.html'],
  ['/shop', '/shop'],
  ['/shopping.html', '/shop/shopping.html'],
  ['prices.html', '/shop/en/prices.html'],
])('in a site that lies in a folder, %s stood at %s', (written, path) => {
  expect(formerPlace(written, { home: '/shop/en/', root: '/shop/' })).toEqual({ path })
})

test('in a site of a whole host, a path stands where it says', () => {
  expect(formerPlace('/shop/a.html', { home: '/en/', root: '/' })).toEqual({ path: '/shop/a.html' })
})
