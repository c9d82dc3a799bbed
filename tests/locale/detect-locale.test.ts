import { afterEach, expect, test, vi } from 'vitest'
import { type DetectionBlock, detectLocale } from '../../src/locale/detect-locale.ts'

/** A site whose locales are not called like their languages. */
const site: DetectionBlock = {
  order: ['stored', 'browser'],
  countries: {},
  locales: ['br', 'iberia', 'us', 'uk'],
  tags: ['pt-BR', 'pt-PT', 'en-US', 'en-GB'],
  defaultLocale: 'br',
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  [['en-GB'], 'uk'],
  [['EN-gb'], 'uk'],
  [['en'], 'us'],
  [['en-AU', 'pt-PT'], 'us'],
  [['pt-PT', 'en'], 'iberia'],
  [['pt-AO'], 'br'],
  [['br', 'us', 'en'], 'us'],
  [['fr', 'en-GB'], 'uk'],
  [['fr-FR'], 'br'],
  [[], 'br'],
])('a browser that speaks %j is led to %s', async (languages, locale) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages })
  expect(await detectLocale(site)).toBe(locale)
})

test.each([
  ['zh-TW', 'old'],
  ['zh-CN', 'new'],
  ['zh', 'new'],
  ['sr-Latn', 'old'],
  ['no language', 'old'],
])('a browser that reads %s is led to its script: %s', async (language, locale) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages: [language] })
  const scripts = { locales: ['old', 'new'], tags: ['zh-Hant', 'zh-Hans'], defaultLocale: 'old' }
  expect(await detectLocale({ ...site, ...scripts })).toBe(locale)
})

test('a browser is led to another script of its language rather than to another language', async () => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages: ['zh-TW', 'en'] })
  const scripts = { locales: ['en', 'zh'], tags: ['en-US', 'zh-Hans'], defaultLocale: 'en' }
  expect(await detectLocale({ ...site, ...scripts })).toBe('zh')
})

test('the stored locale comes first if the site still has it', async () => {
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
  vi.stubGlobal('localStorage', { getItem: () => 'iberia' })
  expect(await detectLocale(site)).toBe('iberia')
  vi.stubGlobal('localStorage', { getItem: () => 'pt' })
  expect(await detectLocale(site)).toBe('uk')
})

test.each([
  ['nb-NO', 'no', 'no'],
  ['nn', 'no', 'no'],
  ['no', 'nb-NO', 'nb-NO'],
  ['gsw-CH', 'de-DE', 'de-DE'],
  ['de-CH', 'gsw', 'gsw'],
  ['cmn-CN', 'zh', 'zh'],
  ['yue-HK', 'zh-Hans', 'zh-Hans'],
  ['fr', 'no', 'en'],
])('a browser that reads %s finds a site in %s', async (language, tag, found) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages: [language] })
  expect(await detectLocale({ ...site, locales: ['en', tag], tags: ['en', tag], defaultLocale: 'en' })).toBe(found)
})
