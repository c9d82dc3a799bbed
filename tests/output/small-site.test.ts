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
  document.deleteIn(['pages', 'accueil', 'hero', 'artefacts'])
  document.setIn(['footer', 'links'], [])
  document.set('services', document.createNode({}))
  return document.toString()
}

test('a site in one language has no list of languages', async () => {
  const page = await site.page('/fr/')
  expect(page.querySelector('.language-switcher')).toBeNull()
  expect(page.querySelector('.site-header-nav')).not.toBeNull()
})

test('the root of a site in one language leads on, and looks for no language', async () => {
  const page = await site.page('/')
  expect(page.querySelector('main')?.textContent).toBe('Marteau & FeutreFrançais (France)')
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/fr/')
  expect(JSON.parse(page.querySelector('#detection')?.textContent ?? '')).toMatchObject({ order: [], locales: ['fr'] })
  expect(page.documentElement.innerHTML).not.toContain('country.example')
})

test('a foot without a menu has no heading above it', async () => {
  const page = await site.page('/fr/')
  expect([...page.querySelectorAll('footer h2')].map(({ textContent }) => textContent)).toEqual(['Nous suivre'])
})

test('a site without services has no heading above an empty list of them', async () => {
  for (const path of ['/fr/', '/fr/prestations']) {
    const page = await site.page(path)
    const empty = [...page.querySelectorAll('ul, ol')].filter(({ children }) => children.length === 0)
    expect(empty).toEqual([])
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings).not.toContain(path === '/fr/' ? 'Ce que nous faisons' : 'Nos prestations')
    expect(headings).not.toContain('Prestations')
  }
})
