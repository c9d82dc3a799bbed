import { describe, expect, test, vi } from 'vitest'
import { createRouteTable, keyOfSlug, pathTo, resolvePath, routeAt } from '../../generator/compile/route-table.ts'
import type { Route } from '../../src/routing/route.ts'

const table = createRouteTable(
  [
    route('home', 'pt', ''),
    route('home', 'en', ''),
    route('about', 'pt', 'sobre'),
    route('about', 'en', 'about'),
    route('manual', 'pt', 'servicos/manual-boas-praticas', 'servicos/manual'),
    route('manual', 'en', 'services/good-practices-manual', 'services/manual'),
  ],
  { locales: ['pt', 'en'], defaultLocale: 'pt' },
)

function route(key: string, locale: string, slug: string, canonical = slug): Route {
  return { key, locale, template: 'about', path: `/${locale}/${slug}`, canonical: `/${locale}/${canonical}` }
}

describe('the path of a page', () => {
  test('is that of its key in the locale', () => {
    expect(pathTo(table, 'about', 'en')).toBe('/en/about')
    expect(pathTo(table, 'home', 'en')).toBe('/en/')
  })

  test('is that of the default locale for a locale that the site does not have', () => {
    expect(pathTo(table, 'about', 'fr')).toBe('/pt/sobre')
  })

  test('is empty for an unknown key, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(pathTo(table, 'nothing', 'pt')).toBe('')
    expect(warn.mock.calls).toEqual([['No page has the key "nothing"']])
    warn.mockRestore()
  })
})

test('a slug leads back to its key from any locale, in either reading', () => {
  const slugs = ['', 'sobre', 'about', 'servicos/manual', 'services/good-practices-manual', 'nothing']
  expect(slugs.map((slug) => keyOfSlug(table, slug))).toEqual(['home', 'about', 'about', 'manual', 'manual', undefined])
})

test('a page answers at its path, its canonical one, and however a host spells them', () => {
  const paths = [
    '/en/about',
    '/en/about/',
    '/en/about/index.html',
    '/en',
    '/en/services/manual',
    '/en/nothing',
    '/',
    '',
  ]
  expect(paths.map((path) => routeAt(table, path)?.path)).toEqual([
    '/en/about',
    '/en/about',
    '/en/about',
    '/en/',
    '/en/services/good-practices-manual',
    undefined,
    undefined,
    undefined,
  ])
})

describe('a path without a page leads', () => {
  test.each([
    ['/en/sobre', '/en/about'],
    ['/pt/services/manual', '/pt/servicos/manual-boas-praticas'],
    ['/en/nothing', '/en/'],
    ['/en/sobre/below', '/en/'],
    ['/fr/about', '/pt/'],
    ['/about', '/pt/'],
    ['/', '/pt/'],
    ['//elsewhere.example/en', '/pt/'],
    ['/constructor', '/pt/'],
  ])('from %s to %s', (from, to) => {
    expect(resolvePath(table, from)).toEqual({ redirect: to })
  })
})

test('a path with a page leads there', () => {
  expect(resolvePath(table, '/pt/servicos/manual')).toMatchObject({ route: { key: 'manual', locale: 'pt' } })
})
