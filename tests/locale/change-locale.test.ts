import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLocale } from '../../src/locale/change-locale.ts'

const site = { locales: ['pt', 'en'], defaultLocale: 'pt' }
let stored: Record<string, string>

function at(pathname: string, search = '', hash = '') {
  return { pathname, search, hash, replace: vi.fn() }
}

beforeEach(() => {
  stored = {}
  vi.stubGlobal('localStorage', stored)
})
afterEach(() => void vi.unstubAllGlobals())

test('replaces the history entry with the same path in the other locale, keeping query and fragment', () => {
  const location = at('/pt/servicos/manual', '?a=1', '#passos')
  changeLocale({ locale: 'en', site, location })
  expect(location.replace.mock.calls).toEqual([['/en/servicos/manual?a=1#passos']])
  expect(stored).toEqual({ preferredLocale: 'en' })
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
  expect(stored).toEqual({})
})

test('works if storage throws', () => {
  Object.freeze(stored)
  const location = at('/pt/sobre')
  changeLocale({ locale: 'en', site, location })
  expect(location.replace).toHaveBeenCalledOnce()
})
