import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { factLines, hostsOf, privacyFacts } from '../../generator/privacy/privacy-facts.ts'
import { privacyLanguages, privacyText, speaksPrivacy } from '../../generator/privacy/privacy-text.ts'

const pages = { contact: { sections: { ask: { kind: 'form', form: 'quote' } } } }
const form = {
  deliver: { to: 'webhook', address: '/hook' },
  fields: [{ type: 'email', name: 'email', label: { en: 'Email [address]' } }],
}

const around = {
  laws: ['gdpr', 'lgpd'],
  company: ['Golden Oven', '1 Mill Lane'],
  email: 'hello@golden-oven.com',
  labelsOf: () => ['Email', 'Which days?', '何をご希望ですか？', 'Message: \\*'],
  keeping: undefined,
  reviewed: '2026-03-16',
} as const

describe('what a site does with data', () => {
  test('is nothing but what browsers keep, where it has no form and asks nobody', () => {
    expect(factLines(privacyFacts({ pages: {} }))).toEqual(['browser: preferredLocale'])
  })

  test.each([
    [{ deliver: { to: 'webhook', address: '/hook' } }, 'quote to /hook: email'],
    [{ deliver: { to: 'webhook', address: 'https://flows.example.com/hook/1' } }, 'quote to flows.example.com: email'],
    [{ deliver: { to: 'formspree', form: 'xnqkvzab' } }, 'quote to formspree.io: email'],
    [{ deliver: { to: 'email', provider: 'postmark' } }, 'quote to Postmark: email'],
  ])('a form that is sent with %j', (receiver, line) => {
    const facts = privacyFacts({ pages, forms: { quote: { ...receiver, fields: form.fields } } })
    expect(factLines(facts)).toEqual([line, 'browser: preferredLocale, draft.quote'])
  })

  test('a form that no page shows sends nothing', () => {
    const off = { contact: { ...pages.contact, enabled: false } }
    expect(privacyFacts({ pages: off, forms: { quote: form } }).forms).toEqual([])
    expect(privacyFacts({ pages, forms: { quote: form, other: form } }).forms.map(({ key }) => key)).toEqual(['quote'])
  })

  test('a form that a section does not name is the first one, also for a newsletter', () => {
    const shownBy = (section: object) =>
      privacyFacts({ pages: { home: { sections: { section } } }, forms: { quote: form, other: form } }).forms
    for (const section of [{ kind: 'form' }, { kind: 'newsletter' }, { kind: 'articles', newsletter: {} }])
      expect(shownBy(section).map(({ key }) => key)).toEqual(['quote'])
    expect(shownBy({ kind: 'articles', newsletter: { form: 'other' } }).map(({ key }) => key)).toEqual(['other'])
    expect(shownBy({ kind: 'articles' })).toEqual([])
  })

  test('the country is asked for only where the order says so', () => {
    const countryLookup = { url: 'https://country.example/', field: 'country' }
    const asked = (order: string[]) => privacyFacts({ localeDetection: { order, countryLookup } }).country
    expect(asked(['stored', 'country'])).toBe('country.example')
    expect(asked(['stored'])).toBeUndefined()
  })

  test('pictures on other hosts are those of texts, and of the service of a blog that is switched on', () => {
    const text =
      '![A](https://photos.example/a.png), <img alt="B" src="https://html.example/b.png"> and [a link](https://elsewhere.example)'
    const blog = { imageService: { address: 'https://picsum.photos/id/{id}/9', redirectsTo: ['fastly.picsum.photos'] } }
    const pages = { about: { sections: { text: { text: { en: text } } } }, blog }
    const own = ['html.example', 'photos.example']
    expect(privacyFacts({ pages }).pictures).toEqual(['fastly.picsum.photos', ...own, 'picsum.photos'])
    const collections = { courses: { entries: { bread: pages.about } } }
    expect(privacyFacts({ collections }).pictures).toEqual(own)
    expect(privacyFacts({ pages: { blog: { ...blog, enabled: false } } }).pictures).toEqual([])
  })

  test('the service that counts visits is one of the hosts that learn of them', () => {
    const facts = privacyFacts({
      site: { url: 'https://golden-oven.com' },
      analytics: { with: 'goatcounter', site: 'oven' },
    })
    expect(factLines(facts)).toContain('visits: oven.goatcounter.com')
    expect(hostsOf(facts)).toEqual(['oven.goatcounter.com'])
  })
})

test('what browsers keep is what the code keeps', () => {
  const source = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('edit'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .filter((text) => /(?:local|session)Storage/.test(text) && !/import { storageKey }/.test(text))
  // Each file that keeps something says under which name: the language, and the draft of a form.
  const keys = source.flatMap((text) => /storageKey = '(.+)'|return `(.+)\$\{form\}`/.exec(text)?.slice(1) ?? 'no name')
  const { kept } = privacyFacts({ pages, forms: { quote: form } })
  expect(keys.filter(Boolean).sort()).toEqual(kept.map((key) => key.replace('quote', '')).sort())
})

test('only what is written in the script of a language is in that language', () => {
  expect(['zh-Hant-TW', 'zh-CN', 'pt-BR', 'sv-SE'].map(speaksPrivacy)).toEqual([false, true, true, false])
})

describe.each(privacyLanguages)('in %s', (tag) => {
  const facts = privacyFacts({
    site: { url: 'https://golden-oven.com' },
    localeDetection: { order: ['country'], countryLookup: { url: 'https://country.example/' } },
    pages: { ...pages, about: '![A](https://photos.example/a.png)' },
    forms: { quote: { ...form, deliver: { to: 'formspree' } } },
    analytics: { with: 'plausible' },
  })

  test('all of it is said: fields, receiver, hosts, keys, rights, the day', () => {
    const text = privacyText(facts, { ...around, tag })
    const said = [
      'Golden Oven',
      'Email',
      'Formspree',
      'country.example',
      'photos.example',
      'plausible.io',
      'preferredLocale',
    ]
    for (const word of [...said, 'draft.quote', 'hello@golden-oven.com', '2026', 'ANPD']) expect(text).toContain(word)
    expect(text).toContain(
      new Intl.ListFormat(tag).format(['Email', '<q>Which days</q>', '<q>何をご希望ですか</q>', 'Message']),
    )
    expect(text.match(/^## /gm)).toHaveLength(5)
    expect(text).not.toMatch(/undefined|false|\s[.,;]/)
  })

  test('of what is not done, nothing is said', () => {
    const text = privacyText(privacyFacts({}), { ...around, tag, email: undefined, reviewed: undefined })
    expect(text.match(/^## /gm)).toHaveLength(4)
    expect(text).not.toMatch(/undefined|draft.quote|2026|@/)
  })
})
