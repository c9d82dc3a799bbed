import { expect, test } from 'vitest'
import type { SiteConfig } from '../../schema/site-config.ts'
import { textsOf, thirdPage } from './third-page.ts'

const bar = '.site-header-nav > ul > li'
const top = `${bar} > a, ${bar} > details > summary`
const inEnglish = (text: string) => ({ en: text })

/** The menu of a site. */
function menuOf({ header }: SiteConfig) {
  if (!header?.menu) throw new Error('The site has no menu')
  return header.menu
}

test('an entry has its links in a disclosure that needs no script, in the order of the file', async () => {
  const page = await thirdPage('home')
  expect(textsOf(page, top)).toEqual(['Home', 'Stay', 'Learn', 'Journal', 'Contact'])
  expect(textsOf(page, `${bar} > details > ul a`)).toEqual([
    'Rooms',
    'What a night costs',
    'House',
    'Kitchen',
    'Cooking class',
    expect.stringMatching(/^Three recipes PDF, \d+ kB$/),
    'The city in pictures (opens in a new tab)',
  ])
  const names = Array.from(page.querySelectorAll('.site-header details'), (details) => details.getAttribute('name'))
  expect(new Set(names)).toEqual(new Set(['header']))
})

test('the menu of small screens has all links in view, each group under its words', async () => {
  const page = await thirdPage('home')
  const groups = Array.from(page.querySelectorAll('.site-menu li > ul'), (list) => list.getAttribute('aria-labelledby'))
  expect(groups.map((id) => page.querySelector(`[id="${id}"]`)?.textContent)).toEqual(['Stay', 'Learn'])
  expect(textsOf(page, '.site-menu li a')).toHaveLength(10)
  expect(page.querySelector('.site-menu details')).toBeNull()
})

test('a menu of many words is folded on a small desk, one of more on a larger one, and one of very many everywhere', async () => {
  const classes = async (words: number) => {
    const page = await thirdPage('home', (config) => {
      for (let word = 0; word < words; word++) menuOf(config).push({ label: inEnglish('Appointments'), page: 'house' })
    })
    return page.querySelector('.site-header-nav')?.className.replace('site-header-nav', '').trim()
  }
  expect(await classes(0)).toBe('')
  expect(await classes(2)).toBe('long-menu')
  expect(await classes(3)).toBe('long-menu longer-menu')
  expect(await classes(5)).toBe('long-menu endless-menu')
})

test('where the visitor is, is marked, and the entry above it', async () => {
  const page = await thirdPage('rooms')
  expect(textsOf(page, '.site-header-nav [aria-current]')).toEqual(['Stay', 'Rooms'])
  expect(textsOf(page, '.site-menu [aria-current="page"]')).toEqual(['Rooms'])
})

test('a page that is switched off is in no menu, and words without a link below them are left out', async () => {
  const page = await thirdPage('home', (config) => {
    menuOf(config).push({ label: inEnglish('Nothing'), entries: [{ page: 'house' }] })
    if (config.pages.house) config.pages.house.enabled = false
  })
  expect(textsOf(page, top)).not.toContain('Nothing')
  expect(textsOf(page, '.site-header a')).not.toContain('House')
})

test('the foot has columns of links to pages, files and other sites, each with its heading', async () => {
  const page = await thirdPage('home', ({ footer }) => {
    const columns = footer?.columns ?? {}
    columns.none = { title: inEnglish('Empty'), links: [{ page: 'house', label: inEnglish('Gone') }] }
    columns.calls = { title: inEnglish('Calls'), links: [{ contact: 'phone', label: inEnglish('Call us') }] }
  })
  expect(textsOf(page, 'footer h2')).toEqual(['With us', 'Pages', 'To keep', 'Empty', 'Calls'])
  expect(page.querySelector('footer a[href="tel:+212535000167"]:not(.site-footer-company a)')?.textContent).toBe(
    'Call us',
  )
  const off = await thirdPage('home', ({ footer, pages }) => {
    if (footer?.columns) footer.columns = { none: { title: inEnglish('Empty'), links: [{ page: 'house' }] } }
    if (pages.house) pages.house.enabled = false
  })
  expect(textsOf(off, 'footer h2')).toEqual(['With us', 'Pages'])
})

test('a notice stands above the header, behind the link that skips both, on its days', async () => {
  const kinds = (page: Element) => Array.from(page.children, ({ className, localName }) => className || localName)
  const page = await thirdPage('home')
  expect(kinds(page).slice(0, 3)).toEqual(['site-notice', 'site-header', 'main'])
  expect(page.querySelector('a')?.className).toBe('skip-link')
  expect(page.querySelector('.site-notice strong')?.textContent).toBe('spring rains')
  expect(page.querySelector('.site-notice a:not(.skip-link)')?.getAttribute('href')).toBe('/en/contact#ask')
  for (const days of [{ until: '2025-01-01' }, { from: '2098-01-01' }]) {
    const other = await thirdPage('home', ({ header }) => void Object.assign(header?.notice ?? {}, days))
    expect(kinds(other), JSON.stringify(days)).not.toContain('site-notice')
  }
})
