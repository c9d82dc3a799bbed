import { afterAll, beforeAll, expect, test } from 'vitest'
import { isMap, parseDocument, visit } from 'yaml'
import { quick } from '../site/command.ts'
import { siteTexts } from '../site/site-texts.ts'
import { buildSite, type OwnSite } from './built-site.ts'

let site: OwnSite

beforeAll(async () => {
  const { text, from } = await siteTexts.second()
  site = await buildSite({ text: small(text), from }, quick)
})
afterAll(() => site.remove())

/** The second site in one language, before its first service is described, with nothing in the menu of its foot. */
function small(text: string): string {
  const document = parseDocument(text, { schema: 'failsafe' })
  visit(document, { Map: (_key, map) => void (isMap(map) && map.delete('de')) })
  document.deleteIn(['localeDetection', 'countries', 'at'])
  document.setIn(['localeDetection', 'order'], ['browser', 'country'])
  document.setIn(['localeDetection', 'countryLookup'], {
    url: 'https://country.example',
    field: 'country',
    timeoutMs: '1500',
  })
  document.deleteIn(['pages', 'accueil', 'sections', 'opening', 'documents'])
  document.setIn(['footer', 'links'], [])
  document.set('services', document.createNode({}))
  return document.toString()
}

test('a site in one language has no list of languages', async () => {
  const page = await site.page('/')
  expect(page.querySelector('.language-switcher')).toBeNull()
  expect(page.querySelector('.site-header-nav')).not.toBeNull()
})

test('the home page of a site in one language is its root, and looks for no language', async () => {
  const page = await site.page('/')
  expect(page.querySelector('main h1')).not.toBeNull()
  expect(page.querySelector('#detection')).toBeNull()
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://www.marteau-feutre.example/')
  expect(page.documentElement.innerHTML).not.toContain('country.example')
})

test('all that a site in one language has lies at its root; what had the language before it leads on', () => {
  const { files, hosting, routes } = site
  expect(files.filter((file) => file.startsWith('fr/'))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['index.html', '404.html', 'prestations/index.html']))
  expect(hosting.homes).toEqual(['/'])
  expect(hosting.notFound).toEqual([{ prefix: '/', file: '404.html' }])
  const moved = new Map(hosting.redirects.map(({ from, to, status }) => [from, `${to} ${status}`]))
  for (const { path, canonical } of routes)
    expect(moved.get(`/fr${canonical}`.replace(/\/$/, '')), path).toBe(`${canonical} 301`)
})

test('a foot without a menu has no heading above it', async () => {
  const page = await site.page('/')
  expect([...page.querySelectorAll('footer h2')].map(({ textContent }) => textContent)).toEqual(['Nous suivre'])
})

test('a site without services has no heading above an empty list of them', async () => {
  for (const path of ['/', '/prestations']) {
    const page = await site.page(path)
    const empty = [...page.querySelectorAll('ul, ol')].filter(({ children }) => children.length === 0)
    expect(empty).toEqual([])
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings).not.toContain(path === '/' ? 'Ce que nous faisons' : 'Nos prestations')
    expect(headings).not.toContain('Prestations')
  }
})
