import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { factLines, listHosts, passesOn, privacyFacts } from '../../generator/privacy/privacy-facts.ts'
import { privacyLanguages, privacyText, speaksPrivacy } from '../../generator/privacy/privacy-text.ts'
import { servicesElsewhere } from '../../generator/privacy/services-elsewhere.ts'

/** The facts of a configuration that has only what they depend on. */
const factsOf = (config: object) => privacyFacts(config as Parameters<typeof privacyFacts>[0])

const pages = { contact: { sections: { ask: { kind: 'form', form: 'quote' } } } }
const form = {
  deliver: { to: 'webhook', address: '/hook' },
  fields: [{ type: 'email', name: 'email', label: { en: 'Email [address]' } }],
}

/** A page with a text. */
const pageWith = (text: string) => ({ sections: { text: { kind: 'text', text: { en: text } } } })

/** How the Arabic text of the law letters its items. */
const letters: Readonly<Record<string, string>> = { b: 'ب', f: 'و' }

const around = {
  laws: ['gdpr', 'lgpd'],
  company: ['Golden Oven', '1 Mill Lane'],
  email: 'hello@golden-oven.com',
  listLabels: () => ['Email', 'Which days?', '何をご希望ですか？', 'Message: \\*'],
  keeping: undefined,
  reviewed: '2026-03-16',
  choices: 'Cookie choices',
} as const

describe('what a site does with data', () => {
  test('is nothing but what browsers keep, where it has no form and asks nobody', () => {
    expect(factLines(factsOf({ pages: {} }))).toEqual(['browser: preferredLocale'])
  })

  test('and who checks visitors in a form that is shown; what the site computes itself nobody learns of', () => {
    const captcha = { service: 'hcaptcha', key: 'a5f74b19-9e45-40e0-b45d-47ff91b7a6c2' }
    const facts = factsOf({ pages, forms: { quote: { ...form, captcha }, unseen: { ...form, captcha } } })
    expect(factLines(facts)).toContain('checks visitors: js.hcaptcha.com')
    expect(listHosts(facts)).toEqual(['js.hcaptcha.com'])
    expect(servicesElsewhere(facts, ['gdpr'])).toEqual([{ name: 'hCaptcha', country: 'US' }])
    for (const language of privacyLanguages)
      expect(privacyText(facts, { ...around, tag: language }), language).toMatch(/hCaptcha \(.*js\.hcaptcha\.com\)/)
    // It may set cookies without being asked for.
    expect(privacyText(facts, { ...around, tag: 'en' })).not.toContain('This site sets no cookies.')
    const own = factsOf({ pages, forms: { quote: { ...form, captcha: { service: 'altcha' } } } })
    expect(own.checks).toEqual([])
    expect(privacyText(own, { ...around, tag: 'en' })).toContain('This site sets no cookies.')
  })

  test.each([
    [{ deliver: { to: 'webhook', address: '/hook' } }, 'quote to /hook: email'],
    [{ deliver: { to: 'webhook', address: 'https://flows.example.com/hook/1' } }, 'quote to flows.example.com: email'],
    [{ deliver: { to: 'formspree', form: 'xnqkvzab' } }, 'quote to formspree.io: email'],
    [{ deliver: { to: 'email', provider: 'postmark' } }, 'quote to Postmark: email'],
    [{ deliver: { to: 'netlify' } }, 'quote to netlify.com: email'],
    [{ deliver: { to: 'web3forms', key: 'x' } }, 'quote to api.web3forms.com: email'],
    [{ deliver: { to: 'basin', form: 'x' } }, 'quote to usebasin.com: email'],
  ])('a form that is sent with %j', (receiver, line) => {
    const facts = factsOf({ pages, forms: { quote: { ...receiver, fields: form.fields } } })
    expect(factLines(facts)).toEqual([line, 'browser: preferredLocale, draft.quote'])
  })

  test('a form that no page shows sends nothing', () => {
    const off = { contact: { ...pages.contact, enabled: false } }
    expect(factsOf({ pages: off, forms: { quote: form } }).forms).toEqual([])
    expect(factsOf({ pages, forms: { quote: form, other: form } }).forms.map(({ key }) => key)).toEqual(['quote'])
    const noSection = { contact: { sections: { ask: { ...pages.contact.sections.ask, enabled: false } } } }
    expect(factsOf({ pages: noSection, forms: { quote: form } }).forms).toEqual([])
  })

  test('a form that a section does not name is the first one', () => {
    const shownBy = (section: object) =>
      factsOf({ pages: { home: { sections: { section } } }, forms: { quote: form, other: form } }).forms
    for (const section of [{ kind: 'form' }, { kind: 'newsletter', form: 'quote' }])
      expect(shownBy(section).map(({ key }) => key)).toEqual(['quote'])
    expect(shownBy({ kind: 'articles', newsletter: { form: 'other' } }).map(({ key }) => key)).toEqual(['other'])
    expect(shownBy({ kind: 'articles' })).toEqual([])
  })

  test('the country is asked for only where the order says so', () => {
    const countryLookup = { url: 'https://country.example/', field: 'country' }
    const asked = (order: string[]) => factsOf({ localeDetection: { order, countryLookup } }).country
    expect(asked(['stored', 'country'])).toBe('country.example')
    expect(asked(['stored'])).toBeUndefined()
  })

  test('pictures on other hosts are those of texts, and of the service of a blog that is switched on', () => {
    const text =
      '![A](https://photos.example/a.png), <img alt="B" src="https://html.example/b.png"> and [a link](https://elsewhere.example)'
    const blog = {
      sections: {},
      imageService: { address: 'https://picsum.photos/id/{id}/9', redirectsTo: ['fastly.picsum.photos'] },
    }
    const pages = { about: pageWith(text), blog }
    const own = ['html.example', 'photos.example']
    expect(factsOf({ pages }).pictures).toEqual(['fastly.picsum.photos', ...own, 'picsum.photos'])
    const collections = { courses: { entries: { bread: pages.about } } }
    expect(factsOf({ collections }).pictures).toEqual(own)
    expect(factsOf({ pages: { blog: { ...blog, enabled: false } } }).pictures).toEqual([])
  })

  test.each([
    '![A][picture]\n\n[picture]: https://photos.example/a.png',
    '<img alt="A" src = "https://photos.example/a.png">',
    '![A [b] c](https://photos.example/a.png)',
    '<img alt="A" src="//photos.example/a.png">',
  ])('pictures are those that a page loads, however they are written: %s', (text) => {
    expect(factsOf({ pages: { about: pageWith(text) } }).pictures).toEqual(['photos.example'])
  })

  test('what is shown of other services after a tap names them, each host once, where it is switched on', () => {
    const embed = (source: string, more = {}) => ({ kind: 'embed', source, ...more })
    const sections = {
      film: embed('https://youtu.be/aqz-KE-bpKQ'),
      again: embed('https://www.youtube.com/watch?v=aqz-KE-bpKA'),
      tour: embed('https://tours.example/house'),
      map: embed('https://www.openstreetmap.org/#map=17/1/2', { enabled: false }),
      wrong: embed('https://vimeo.com/somebody'),
      // What the check has left out of a section.
      unsaid: { kind: 'embed' },
      odd: embed('https://['),
    }
    const facts = factsOf({ pages: { home: { sections } } })
    expect(factLines(facts).slice(1)).toEqual(['after a tap: tours.example', 'after a tap: www.youtube-nocookie.com'])
    expect(listHosts(facts)).toEqual(['tours.example', 'www.youtube-nocookie.com'])
    expect(passesOn(facts)).toBe(true)
    const text = privacyText(facts, { ...around, tag: 'en' })
    expect(text).toContain(
      '- Videos, maps, calendars and the like from tours.example and YouTube (www.youtube-nocookie.com) are loaded only when you tap them, based on your consent (GDPR, article 6(1)(a) and LGPD, article 7, I).',
    )
    expect(text).toContain('This site itself sets no cookies. Services that are named below may set some of their own.')
    expect(text).toContain(
      'Where no other legal basis is named, it is our legitimate interest in a site that works, is secure and speaks your language (GDPR, article 6(1)(f) and LGPD, article 7, IX).',
    )
    expect(servicesElsewhere(facts, ['gdpr'])).toEqual([{ name: 'YouTube', country: 'US' }])
  })

  test('services that need consent are named with who gets what, on what basis, where, and how it is withdrawn', () => {
    const consentServices = {
      googleAnalytics: 'G-4T8K2X9QWE',
      matomo: { server: 'https://count.golden-oven.com', siteId: 1 },
    }
    const facts = factsOf({ consentServices })
    expect(factLines(facts)).toEqual([
      'browser: preferredLocale, consent',
      'after consent: Google Analytics, www.googletagmanager.com',
      'after consent: Matomo, count.golden-oven.com',
    ])
    expect(listHosts(facts)).toEqual(['www.googletagmanager.com', 'count.golden-oven.com'])
    expect(passesOn(facts)).toBe(true)
    expect(servicesElsewhere(facts, ['gdpr'])).toEqual([{ name: 'Google Analytics', country: 'US' }])
    const text = privacyText(facts, { ...around, tag: 'en' })
    expect(text).toContain(
      '- Only if you agree, we count visits and measure advertising with Google Analytics (Google, www.googletagmanager.com) and Matomo (count.golden-oven.com), based on your consent (GDPR, article 6(1)(a) and LGPD, article 7, I).',
    )
    expect(text).toContain('withdraw your consent at any time with <q>Cookie choices</q> at the foot')
    expect(text).toContain('- Your choice on cookies, under the name `consent`, for six months.')
    expect(text).toContain('This site itself sets no cookies. Services that are named below may')
    expect(privacyText(factsOf({}), { ...around, tag: 'en' })).toContain('This site sets no cookies.')
  })

  test('the service that counts visits is one of the hosts that learn of them', () => {
    const facts = factsOf({
      site: { url: 'https://golden-oven.com' },
      analytics: { with: 'goatcounter', site: 'oven' },
    })
    expect(factLines(facts)).toContain('visits: oven.goatcounter.com')
    expect(listHosts(facts)).toEqual(['oven.goatcounter.com'])
  })
})

describe('the hosts that learn of a visitor', () => {
  const all = {
    site: { url: 'https://golden-oven.com' },
    localeDetection: { order: ['country'], countryLookup: { url: 'https://country.example/' } },
    pages: { ...pages, about: pageWith('![A](https://photos.example/a.png)') },
    forms: { quote: { ...form, deliver: { to: 'formspree' } } },
    analytics: { with: 'plausible' },
  }

  test('are those of forms, of the country, of pictures and of who counts visits', () => {
    expect(listHosts(factsOf(all))).toEqual(['formspree.io', 'country.example', 'photos.example', 'plausible.io'])
    // An e-mail service is asked by the host of the site, not by a browser.
    expect(
      listHosts(factsOf({ ...all, forms: { quote: { ...form, deliver: { to: 'email', provider: 'brevo' } } } })),
    ).toEqual(['country.example', 'photos.example', 'plausible.io'])
  })

  test('of each of these a visitor has to be told; of none where there is none', () => {
    const { site, localeDetection, forms, analytics } = all
    const withOnly = (value: object) => passesOn(factsOf(value))
    expect(withOnly({ site })).toBe(false)
    expect(withOnly({ localeDetection })).toBe(true)
    expect(withOnly({ pages, forms })).toBe(true)
    expect(withOnly({ pages: { about: all.pages.about } })).toBe(true)
    expect(withOnly({ site, analytics })).toBe(true)
  })
})

test('the words of the site on how long it keeps what was sent follow the laws that allow to use it', () => {
  const facts = factsOf({ pages, forms: { quote: form } })
  const inEnglish = privacyText(facts, { ...around, tag: 'en', keeping: 'We keep it for two years.' })
  expect(inEnglish).toContain(
    'We use the data to answer your request (GDPR, article 6(1)(b) and LGPD, article 7, V), and do not sell it.\n\nWe keep it for two years.\n\n## What stays',
  )
  expect(privacyText(facts, { ...around, tag: 'en', laws: ['lgpd'] })).toContain('request (LGPD, article 7, V), and')
  const without = privacyText(factsOf({}), { ...around, tag: 'en', keeping: 'We keep it for two years.' })
  expect(without).not.toContain('two years')
})

test.each(['America/Sao_Paulo', 'UTC', 'Pacific/Auckland'])('the day of the review is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(privacyText(factsOf({}), { ...around, tag: 'en' })).toContain('Reviewed on March 16, 2026.')
  vi.unstubAllEnvs()
})

test('what browsers keep is what the code keeps', () => {
  const source = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('edit'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .filter((text) => /(?:local|session)Storage/.test(text) && !/import { storageKey }/.test(text))
  // Each file that keeps something says under which name: the language, and the draft of a form.
  const keys = source.flatMap((text) => /storageKey = '(.+)'|return `(.+)\$\{form\}`/.exec(text)?.slice(1) ?? 'no name')
  const { kept } = factsOf({ pages, forms: { quote: form }, consentServices: { metaPixel: '1234567890123456' } })
  expect(keys.filter(Boolean).sort()).toEqual(kept.map((key) => key.replace('quote', '')).sort())
})

test('only what is written in the script of a language is in that language', () => {
  expect(['zh-Hant-TW', 'zh-CN', 'pt-BR', 'sv-SE'].map(speaksPrivacy)).toEqual([false, true, true, false])
})

describe('the reasons for which data may be used', () => {
  const consents = { type: 'checkbox', label: { en: 'You may call me.' } }
  const textOf = (value: object, laws: readonly ('gdpr' | 'lgpd')[] = ['gdpr'], tag = 'en') =>
    privacyText(factsOf(value), { ...around, laws, tag, listLabels: () => ['Email', 'You may call me.'] })
  const basis = (text: string) => [...text.matchAll(/article 6\(1\)\((\w)\)/g)].map(([, letter]) => letter)
  const newsletter = { home: { sections: { letters: { kind: 'newsletter', form: 'quote' } } } }

  test('a request is answered, a newsletter is agreed to, and the rest is a legitimate interest', () => {
    expect(basis(textOf({ pages, forms: { quote: form } }))).toEqual(['b', 'f'])
    expect(basis(textOf({ pages: newsletter, forms: { quote: form } }))).toEqual(['a', 'f'])
    expect(basis(textOf({ pages: { ...pages, ...newsletter }, forms: { quote: form } }))).toEqual(['b', 'f'])
    expect(textOf({}, ['lgpd'])).toContain('(LGPD, article 7, IX)')
    expect(textOf({ pages: newsletter, forms: { quote: form } }, ['lgpd'])).toContain('(LGPD, article 7, I)')
  })

  test.each([
    [{ ...consents, name: 'call', required: 'consentRequired' }],
    [{ ...consents, name: 'call', version: '2026-03' }],
    [{ ...consents, name: 'call', link: { page: 'privacy' } }],
  ])('a box is a consent: %j', (box) => {
    const text = textOf({ pages, forms: { quote: { ...form, fields: [...form.fields, box] } } })
    expect(text).toContain('by ticking <q>You may call me</q> is based on your consent (GDPR, article 6(1)(a))')
  })

  test('a box that says something of the request is none', () => {
    const box = { ...consents, name: 'outdoors' }
    expect(basis(textOf({ pages, forms: { quote: { ...form, fields: [...form.fields, box] } } }))).toEqual(['b', 'f'])
  })
})

describe('services in other countries', () => {
  const sentTo = (deliver: object) => ({ pages, forms: { quote: { ...form, deliver } } })
  const named = (value: object, laws: readonly ('gdpr' | 'lgpd')[]) =>
    servicesElsewhere(factsOf({ site: { url: 'https://golden-oven.com' }, ...value }), laws).map(({ name, country }) =>
      country ? `${name} (${country})` : name,
    )

  test.each([
    [sentTo({ to: 'formspree', form: 'x' }), ['Formspree (US)'], ['Formspree (US)']],
    [sentTo({ to: 'web3forms' }), ['Web3Forms'], ['Web3Forms']],
    [sentTo({ to: 'email', provider: 'resend' }), ['Resend (US)'], ['Resend (US)']],
    [sentTo({ to: 'email', provider: 'brevo' }), [], ['Brevo (FR)']],
    [sentTo({ to: 'webhook', address: '/hook' }), [], []],
    [sentTo({ to: 'webhook', address: 'https://hooks.zapier.com/x' }), ['hooks.zapier.com (US)'], undefined],
    [sentTo({ to: 'webhook', address: 'https://notzapier.com/x' }), [], []],
    [{ analytics: { with: 'plausible' } }, [], ['Plausible (DE)']],
    [{ analytics: { with: 'plausible', server: 'https://count.golden-oven.com' } }, [], []],
    [{ pages: { a: pageWith('![A](https://images.unsplash.com/a.jpg)') } }, ['images.unsplash.com (US)'], undefined],
  ])('of %j', (value, gdpr, lgpd = gdpr) => {
    expect(named(value, ['gdpr'])).toEqual(gdpr)
    expect(named(value, ['lgpd'])).toEqual(lgpd)
  })

  test('are named with what the transfer is based on, in the language of the page', () => {
    const facts = factsOf(sentTo({ to: 'formspree' }))
    expect(privacyText(facts, { ...around, laws: ['gdpr'], tag: 'de' })).toContain(
      'Daten werden auch in anderen Ländern verarbeitet, von Formspree (Vereinigte Staaten). Grundlage ist ein Angemessenheitsbeschluss oder sind Standardvertragsklauseln (DSGVO, Artikel 45 und 46).',
    )
    expect(privacyText(factsOf({}), { ...around, tag: 'en' })).not.toContain('other countries')
  })
})

test('who sees the addresses of visitors is the host, and not the company', () => {
  expect(privacyText(factsOf({}), { ...around, tag: 'de' })).toContain(
    'Unser Hosting-Anbieter kann, wie bei jedem Server, Ihre IP-Adresse und die aufgerufenen Seiten sehen.',
  )
})

describe.each([...privacyLanguages, 'pt-PT'])('in %s', (tag) => {
  const facts = factsOf({
    site: { url: 'https://golden-oven.com' },
    localeDetection: { order: ['country'], countryLookup: { url: 'https://country.example/' } },
    pages: { ...pages, about: pageWith('![A](https://photos.example/a.png)') },
    forms: { quote: { ...form, deliver: { to: 'formspree' } } },
    analytics: { with: 'plausible' },
    consentServices: { metaPixel: '1234567890123456' },
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
      'Meta Pixel (Meta, connect.facebook.net)',
      'Cookie choices',
    ]
    for (const word of [...said, 'draft.quote', 'hello@golden-oven.com', '2026', 'ANPD']) expect(text).toContain(word)
    expect(text).toContain(
      new Intl.ListFormat(tag).format(['Email', '<q>Which days</q>', '<q>何をご希望ですか</q>', 'Message']),
    )
    expect(text.match(/^## /gm)).toHaveLength(5)
    for (const item of ['V', 'b', 'IX', 'f'])
      expect(text).toMatch(new RegExp(`(?<![A-Za-z])${tag === 'ar' ? (letters[item] ?? item) : item}(?![A-Za-z])`))
    expect(text).toMatch(new RegExp(`Formspree ?[(（]${new Intl.DisplayNames(tag, { type: 'region' }).of('US')}[)）]`))
    expect(text).not.toMatch(/undefined|false|[^\S\u202f][.,;]/)
  })

  test('of what is not done, nothing is said', () => {
    const text = privacyText(factsOf({}), { ...around, tag, email: undefined, reviewed: undefined })
    expect(text.match(/^## /gm)).toHaveLength(4)
    expect(text).not.toMatch(/undefined|draft.quote|2026|@/)
  })
})
