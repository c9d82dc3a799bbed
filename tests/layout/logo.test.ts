import { expect, test } from 'vitest'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { thirdSite } from '../site/command.ts'
import { textsOf, thirdPage } from './third-page.ts'

const wide = './images/courtyard.jpg'

async function modelWith(change: Partial<SiteConfig['site']>) {
  const { config } = checkFile(thirdSite)
  if (!config) throw new Error('The third site has errors')
  return (await compileSite({ ...config, site: { ...config.site, ...change } }, thirdSite)).model
}

test('a logo that is about as wide as high stands beside the name', async () => {
  const page = await thirdPage('contact')
  expect(textsOf(page, '.site-header-logo')).toEqual(['Dar Nasim'])
  expect(page.querySelector('.site-header-logo > *')?.getAttribute('width')).toBe('36')
  // A browser that translates the page leaves the name of a company as it is, in the bar and in the foot.
  for (const name of ['.site-header-logo', '.site-footer-name'])
    expect(page.querySelector(name)?.getAttribute('translate'), name).toBe('no')
})

test('a wide logo stands in the place of the name, which is read aloud', async () => {
  const page = await thirdPage('contact', ({ site }) => {
    site.logo = wide
  })
  expect(textsOf(page, '.site-header-logo')).toEqual([''])
  const logo = page.querySelector('.site-header-logo > img')
  expect(logo?.getAttribute('alt')).toBe('Dar Nasim')
  expect(Number(logo?.getAttribute('width'))).toBeGreaterThan(50)
  expect(logo?.getAttribute('height')).toBe('36')
})

test('icons are made of the symbol, and of the logo where there is none', async () => {
  const { site } = await modelWith({})
  const both = await modelWith({ logo: wide, symbol: site.logo })
  expect(both).toMatchObject({ mark: './logo.svg', icon: expect.stringMatching(/logo-.*\.svg$/) })
  const alone = await modelWith({ logo: wide })
  expect([alone.mark, alone.icon, alone.tabIcon]).toEqual([wide, undefined, '/icon-192.png'])
})

test('the company has its name of each language', async () => {
  const { locales, pages, site } = await modelWith({ shortName: 'Nasim', names: { ja: 'ダール・ナシーム' } })
  expect(site.name).toBe('Dar Nasim')
  const names = locales.map(({ locale, shell }) => [locale, shell.siteName, shell.shortName])
  expect(names).toEqual([
    ['en', 'Dar Nasim', 'Nasim'],
    ['ja', 'ダール・ナシーム', 'ダール・ナシーム'],
    ['ar', 'Dar Nasim', 'Nasim'],
  ])
  const told = (locale: string) => {
    const home = pages.find(({ route }) => route.key === 'home' && route.locale === locale)
    const shared = home?.page.head.find(({ attributes }) => attributes?.property === 'og:site_name')
    return [shared?.attributes?.content, JSON.stringify(home?.structuredData).includes('ダール・ナシーム')]
  }
  expect([told('ja'), told('ar')]).toEqual([
    ['ダール・ナシーム', true],
    ['Dar Nasim', false],
  ])
})

test('where there is a logo for dark pages too, both stand in the page, and styles show one', async () => {
  const page = await thirdPage('contact', ({ site }) => {
    site.logoDark = wide
  })
  const logos = [...page.querySelectorAll('.site-header-logo > *')]
  expect(logos.map(({ classList }) => [...classList].at(-1))).toEqual(['logo-light', 'logo-dark'])
  // A hidden image is not fetched.
  expect(logos[1]?.getAttribute('loading')).toBe('lazy')
})
