import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLocale } from '../../src/locale/change-locale.ts'

const site = { locales: ['pt', 'en'], defaultLocale: 'pt' }
let storage: Record<string, string>

function at(pathname: string, search = '', hash = '') {
  return { pathname, search, hash, replace: vi.fn() }
}

beforeEach(() => {
  storage = {}
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

test('gives the entry of the history to the same path in the other locale, with query and fragment', () => {
  const location = at('/pt/servicos/manual', '?a=1', '#passos')
  changeLocale({ locale: 'en', site, location })
  expect(location.replace.mock.calls).toEqual([['/en/servicos/manual?a=1#passos']])
  expect(storage).toEqual({ preferredLocale: 'en' })
})

test('prefers the path that the page has in that locale', () => {
  const location = at('/pt/sobre', '?a=1')
  changeLocale({ locale: 'en', site, path: '/en/about', location })
  expect(location.replace.mock.calls).toEqual([['/en/about?a=1']])
})

test.each([
  ['/', '/en/'],
  ['/pt', '/en'],
  ['/pt/', '/en/'],
  ['/somewhere/else', '/en/somewhere/else'],
  ['//elsewhere.example/pt', '/en//elsewhere.example/pt'],
])('puts the locale in front of %s', (from, to) => {
  const location = at(from)
  changeLocale({ locale: 'en', site, location })
  expect(location.replace.mock.calls).toEqual([[to]])
})

test('ignores a locale that the site does not have', () => {
  const location = at('/pt/sobre')
  changeLocale({ locale: 'fr', site, location })
  expect(location.replace).not.toHaveBeenCalled()
  expect(storage).toEqual({})
})

test('works where storage throws', () => {
  // Its mere name throws where storage is blocked; here each write does.
  vi.stubGlobal('localStorage', Object.freeze({}))
  const location = at('/pt/sobre')
  changeLocale({ locale: 'en', site, location })
  expect(location.replace).toHaveBeenCalledOnce()
})
