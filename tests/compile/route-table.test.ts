import { describe, expect, test, vi } from 'vitest'
import { redirectRows } from '../../generator/compile/routes/redirects.ts'
import { createRouteTable } from '../../generator/compile/routes/route-table.ts'
import { findKey, findPath } from '../../src/routing/route-index.ts'
import { configOf } from './small-config.ts'

const config = configOf({
  about: { slug: { pt: 'sobre', en: 'about' }, formerPaths: { pt: ['nos'] } },
  manual: {
    slug: { pt: 'servicos/manual-boas-praticas', en: 'services/good-practices-manual' },
    canonical: { pt: 'servicos/manual', en: 'services/manual' },
  },
  services: { slug: { pt: 'servicos', en: 'services' }, enabled: false },
  news: { slug: { pt: 'novidades', en: 'news' }, enabled: false },
})
const table = createRouteTable(config)

test('the table has a row for each address, be it of a page or one that leads to a page', () => {
  const pages = table.routes.map(
    ({ key, path, canonical }) => `${key} ${path}${canonical === path ? '' : ` ${canonical}`}`,
  )
  const redirects = redirectRows(config, table).map(
    ({ from, to, status, below }) => `${from}${below ? ' and below' : ''} → ${to} ${status}`,
  )
  expect(`\n${[...pages, ...redirects].join('\n')}\n`).toMatchInlineSnapshot(`
    "
    home /pt/
    home /en/
    about /pt/sobre
    about /en/about
    manual /pt/servicos/manual-boas-praticas /pt/servicos/manual
    manual /en/services/good-practices-manual /en/services/manual
    /pt → /pt/ 301
    /en → /en/ 301
    /pt/nos → /pt/sobre 301
    /pt/servicos → /pt/ 302
    /pt/novidades and below → /pt/ 302
    /en/services → /en/ 302
    /en/news and below → /en/ 302
    /en/sobre → /en/about 301
    /pt/about → /pt/sobre 301
    /en/servicos/manual-boas-praticas → /en/services/good-practices-manual 301
    /en/servicos/manual → /en/services/good-practices-manual 301
    /pt/services/good-practices-manual → /pt/servicos/manual-boas-praticas 301
    /pt/services/manual → /pt/servicos/manual-boas-praticas 301
    "
  `)
})

test('the rows are plain data', () => {
  const rows = [...table.routes, ...redirectRows(config, table)]
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows)
})

test('the row of a page names the page in all locales', () => {
  const ofManual = table.routes.filter(({ key }) => key === 'manual')
  const addresses = ofManual.map(({ locale, path, canonical }) => ({ locale, path, canonical }))
  expect(ofManual.map(({ alternates }) => alternates)).toEqual([addresses, addresses])
})

describe('the path of a page', () => {
  test('is that of its key in the locale', () => {
    expect(findPath(table, 'about', 'en')).toBe('/en/about')
    expect(findPath(table, 'home', 'en')).toBe('/en/')
  })

  test('is that of the default locale for a locale that the site does not have', () => {
    expect(findPath(table, 'about', 'fr')).toBe('/pt/sobre')
  })

  test('is empty for an unknown key, with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(findPath(table, 'nothing', 'pt')).toBe('')
    expect(warn.mock.calls).toEqual([['No page has the key "nothing"']])
    warn.mockRestore()
  })
})

test('a link to a page that is switched off is none, without a warning', () => {
  expect([...table.disabledKeys]).toEqual(['services', 'news'])
})

test('a slug leads back to its key from any locale, in either reading', () => {
  const slugs = ['', 'sobre', 'about', 'servicos/manual', 'services/good-practices-manual', 'nothing']
  expect(slugs.map((slug) => findKey(table, slug))).toEqual(['home', 'about', 'about', 'manual', 'manual', undefined])
})

test('a slug that two pages have in different locales belongs to the page of the earlier locale', () => {
  const shared = createRouteTable(
    configOf({ one: { slug: { pt: 'um', en: 'shared' } }, two: { slug: { pt: 'shared', en: 'two' } } }),
  )
  expect(findKey(shared, 'shared')).toBe('two')
})

test('a page is found at its path and at its canonical one', () => {
  const paths = ['/en/services/good-practices-manual', '/en/services/manual', '/en/nothing']
  expect(paths.map((path) => table.byPath.get(path)?.key)).toEqual(['manual', 'manual', undefined])
})
