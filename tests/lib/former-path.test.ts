import { expect, test } from 'vitest'
import { parseFormerPath } from '../../generator/lib/addresses/former-path.ts'
import { hasQuery } from '../../src/routing/has-query.ts'

test.each([
  ['/prices.html', '/shop/prices.html'],
  ['/shop/prices.html', '/shop/prices.html'],
  ['/shop', '/shop'],
  ['/shopping.html', '/shop/shopping.html'],
  ['prices.html', '/shop/en/prices.html'],
])('in a site that lies in a folder, %s stood at %s', (written, path) => {
  expect(parseFormerPath(written, { home: '/shop/en/', root: '/shop/' })).toEqual({ path })
})

test('in a site of a whole host, a path stands where it says', () => {
  expect(parseFormerPath('/shop/a.html', { home: '/en/', root: '/' })).toEqual({ path: '/shop/a.html' })
})

test('what was asked is there where all of its parts are, in any order', () => {
  expect(['?b=2&a=1', 'a=1&c=3&b=2', '?a=1', '?a=11&b=2', ''].map((query) => hasQuery(query, 'a=1&b=2'))).toEqual([
    ...[true, true, false, false, false],
  ])
})
