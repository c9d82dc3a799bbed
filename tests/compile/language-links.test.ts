import { expect, test } from 'vitest'
import { languageLinks } from '../../generator/compile/routes/language-links.ts'
import type { SiteConfig } from '../../schema/site-config.ts'

/** The links of a page that is there in each locale, as "hreflang href", by the tags of the locales; the first is the default one. */
function linksOf(tags: Readonly<Record<string, string>>, there = Object.keys(tags)): string[] {
  const locales = Object.fromEntries(Object.entries(tags).map(([locale, tag]) => [locale, { tag }]))
  const site = { site: { url: 'https://x.example' }, locales, defaultLocale: Object.keys(tags)[0] }
  const alternates = there.map((locale) => ({ locale, path: `/${locale}/a`, canonical: `/${locale}/b` }))
  return languageLinks(site as unknown as SiteConfig, alternates).map(({ hreflang, href }) => `${hreflang} ${href}`)
}

test('a page is named by its canonical address for each region, each language and for everybody else', () => {
  expect(linksOf({ pt: 'pt-BR', en: 'en-US' })).toEqual([
    'pt-BR https://x.example/pt/b',
    'pt https://x.example/pt/b',
    'en-US https://x.example/en/b',
    'en https://x.example/en/b',
    'x-default https://x.example/pt/b',
  ])
})

test('a language of two regions is that of the first', () => {
  expect(linksOf({ br: 'pt-BR', pt: 'pt-PT' })).toEqual([
    'pt-BR https://x.example/br/b',
    'pt https://x.example/br/b',
    'pt-PT https://x.example/pt/b',
    'x-default https://x.example/br/b',
  ])
})

test('a tag without a region is named once', () => {
  expect(linksOf({ de: 'de' })).toEqual(['de https://x.example/de/b', 'x-default https://x.example/de/b'])
})

test('a page that the default language does not have is meant for nobody else', () => {
  expect(linksOf({ pt: 'pt-BR', de: 'de' }, ['de'])).toEqual(['de https://x.example/de/b'])
})
