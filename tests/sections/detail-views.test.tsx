import { beforeAll, expect, test } from 'vitest'
import type { Section } from '../../schema/sections/section.ts'
import { inAll, type RenderedSections, renderSections } from './rendered-sections.ts'

const ask = (question: string, group?: string) => ({
  question: inAll(question),
  answer: inAll('*Yes*.'),
  ...(group && { group: inAll(group) }),
})
const say = { text: inAll('Well done.'), author: 'Ann' }
const event = (date: string) => ({ date: inAll(date), title: inAll('It happened') })
const price = { title: inAll('Visit'), unit: inAll('a visit') }
const prices = { kind: 'prices', currency: 'EUR', fromLabel: inAll('from') } as const

const sections: Readonly<Record<string, Section>> = {
  plain: { kind: 'questions', title: inAll('Plain'), items: [ask('One?'), ask('Two?')] },
  groups: {
    kind: 'questions',
    title: inAll('Groups'),
    items: [ask('One?', 'First'), ask('Two?'), ask('Three?', 'Last')],
  },
  voice: { kind: 'quotes', title: inAll('A voice'), items: [{ ...say, url: 'https://www.example.com/' }] },
  voices: {
    kind: 'quotes',
    title: inAll('Voices'),
    items: [say, { author: 'Layla', original: { language: 'ar', text: 'نعم' } }],
  },
  people: {
    kind: 'people',
    title: inAll('People'),
    items: [{ name: 'Ann Lee', names: { es: 'Ana Lee' }, role: inAll('Founder'), url: 'https://www.example.com/' }],
  },
  dishes: {
    ...prices,
    look: 'menu',
    title: inAll('Dishes'),
    marks: { vegan: { sign: 'V', label: inAll('Vegan') }, unused: { sign: 'X', label: inAll('Unused') } },
    items: [
      { ...price, amount: 9, allergens: ['milk', 'gluten'] },
      { ...price, amount: 8, has: ['vegan'], allergens: ['molluscs'] },
      { ...price, amount: 7 },
    ],
  },
  terms: {
    ...prices,
    title: inAll('Terms'),
    terms: { label: inAll('Payment'), first: inAll('Monthly'), second: inAll('Yearly'), hint: inAll('2 free') },
    currencies: [{ currency: 'USD', languages: ['en'] }],
    items: [
      {
        ...price,
        amount: 10,
        amounts: [{ currency: 'USD', amount: 12 }],
        other: { amount: 100, amounts: [{ currency: 'USD', amount: 120 }], unit: inAll('a year') },
      },
      { ...price, amount: 5 },
    ],
  },
  plans: {
    ...prices,
    title: inAll('Plans'),
    items: [
      {
        ...price,
        amount: 1200,
        badge: inAll('Chosen'),
        features: [inAll('Report')],
        action: { label: inAll('Go'), page: 'home' },
      },
      { ...price, amount: 99.5, from: true, action: { label: inAll('Go'), page: 'home' } },
      { title: inAll('More'), onRequest: inAll('on request') },
    ],
    note: inAll('Without tax.'),
  },
  bare: {
    ...prices,
    title: inAll('Bare'),
    items: [{ ...price, amount: 1, action: { label: inAll('Go'), page: 'home' } }],
  },
  list: { ...prices, look: 'list', title: inAll('List'), items: [{ ...price, amount: 0 }] },
  pictured: {
    ...prices,
    look: 'menu',
    title: inAll('Pictured'),
    items: [{ ...price, amount: 4, image: { file: './images/founder.jpg', alt: inAll('A cup') } }, price],
  },
  notice: { kind: 'notice', title: inAll('Closed'), text: inAll('Until **Monday**.') },
  untitled: { kind: 'notice', ground: 'brand', text: inAll('Until Monday.') },
  table: {
    kind: 'table',
    title: inAll('Courses'),
    columns: { name: inAll('Course'), price: inAll('Price') },
    rows: [{ name: inAll('Bread'), price: inAll('40') }],
  },
  compared: {
    kind: 'table',
    title: inAll('Compared'),
    phone: 'scroll',
    ticks: true,
    marked: { column: 'large', label: inAll('Recommended') },
    columns: { what: inAll('What'), small: inAll('Small'), large: inAll('Large') },
    rows: [
      { what: inAll('Report'), small: inAll('no'), large: inAll('Yes') },
      { what: inAll('Yes'), small: inAll('Yes, by post'), large: inAll('3') },
    ],
  },
  timeline: { kind: 'timeline', title: inAll('Past'), items: [event('1987'), event('2024')] },
}

let page: Element
let all: RenderedSections['all']
let texts: RenderedSections['texts']

beforeAll(async () => {
  ;({ page, all, texts } = await renderSections({ sections, locale: 'en' }))
})

test('each question folds its answer, which has the anchor of the section with its number', () => {
  expect(all('plain', 'details > summary > h3').map(({ textContent }) => textContent)).toEqual(['One?', 'Two?'])
  expect(all('plain', 'details:not([open]) > .prose').map(({ id }) => id)).toEqual(['plain.1', 'plain.2'])
  expect(texts('plain', 'details em')).toEqual(['Yes', 'Yes'])
})

test('a group of questions is headed one level above them', () => {
  const outline = all('groups', ':is(h2, h3, h4)').map(({ localName, textContent }) => `${localName} ${textContent}`)
  expect(outline).toEqual(['h2 Groups', 'h3 First', 'h4 One?', 'h4 Two?', 'h3 Last', 'h4 Three?'])
  expect(all('groups', 'details > .prose').map(({ id }) => id)).toEqual(['groups.1', 'groups.2', 'groups.3'])
})

test('a single quote is large; several are a list, each in the language in which it was said', () => {
  expect(all('voice', 'li')).toHaveLength(0)
  expect(texts('voice', 'figure.quote-large > blockquote[cite] > p')).toEqual(['Well done.'])
  expect(texts('voice', 'figcaption a[target]')).toEqual(['Ann (opens in a new tab)'])
  expect(all('voices', 'li > figure:not(.quote-large)')).toHaveLength(2)
  const languages = all('voices', 'blockquote > p').map((said) => [said.getAttribute('lang'), said.getAttribute('dir')])
  expect(languages).toEqual([
    [null, null],
    ['ar', 'auto'],
  ])
})

test('a person has a name that may lead somewhere, and a role; where nobody has a photo, nothing stands in its place', () => {
  expect(all('people', 'li .portrait')).toHaveLength(0)
  expect(all('people', 'h3 > a')[0]?.getAttribute('href')).toBe('https://www.example.com/')
  expect(texts('people', '.people-role')).toEqual(['Founder'])
})

test('round amounts have no fraction digits; the words for the least and for what it is stand around them', () => {
  expect(texts('plans', '.price-amount')).toEqual(['€1,200 a visit', 'from €99.50 a visit', 'on request'])
  expect(texts('list', '.price-amount')).toEqual(['€0 a visit'])
  expect(texts('plans', '.price-note')).toEqual(['Without tax.'])
})

test('of plans with one that is marked, that one has the button that matters', () => {
  expect(texts('plans', '.price-plans-marked .price-badge')).toEqual(['Chosen'])
  expect(texts('plans', '.price-plans-marked .check-list > li')).toEqual(['Report'])
  expect(all('plans', '.button').map(({ className }) => className)).toEqual(['button', 'button button-quiet'])
  expect(all('bare', '.button').map(({ className }) => className)).toEqual(['button'])
})

test('a cell of a table says its column, which small screens show beside it', () => {
  expect(texts('table', 'th')).toEqual(['Course', 'Price', 'Bread'])
  expect(all('table', 'td').map((cell) => cell.getAttribute('data-label'))).toEqual(['Price'])
})

test('a cell that says only yes or no is a sign that keeps its word; a row is named by words', () => {
  expect(texts('compared', '.table-sign-yes')).toEqual(['Yes'])
  expect(texts('compared', '.table-sign-no')).toEqual(['no'])
  expect(texts('compared', 'td:not(:has(.table-sign))')).toEqual(['Yes, by post', '3'])
  expect(texts('compared', 'tbody th')).toEqual(['Report', 'Yes'])
})

test('a table that scrolls can be reached by the keyboard, and has the name of its section; its marked column says why', () => {
  const [box] = all('compared', '.scroll-table[tabindex="0"]')
  expect(page.querySelector(`[id="${box?.getAttribute('aria-labelledby')}"]`)?.textContent).toBe('Compared')
  expect(texts('compared', '.table-marked')).toEqual(['RecommendedLarge', 'Yes', '3'])
})

test('both terms of a price are in the page, the first one chosen; what costs the same says so once', () => {
  expect(texts('terms', 'legend')).toEqual(['Payment'])
  expect(all('terms', 'input[type=radio]').map((input) => input.hasAttribute('checked'))).toEqual([true, false])
  expect(texts('terms', '.price-first')).toEqual(['$12 a visit'])
  expect(texts('terms', '.price-second')).toEqual(['$120 a year'])
  // It has no amount in the currency of the language.
  expect(texts('terms', '.price-amount:not(.price-first, .price-second)')).toEqual(['€5 a visit'])
})

test('signs of marks and numbers of allergens stand beside what has them, and the legend has those that are used, in their order', () => {
  expect(texts('dishes', 'li > ul')).toEqual(['1Cereals containing gluten7Milk', 'VVegan14Molluscs'])
  expect(all('dishes', '.price-marks [aria-hidden]').map(({ textContent }) => textContent)).toEqual([
    '1',
    '7',
    'V',
    '14',
  ])
  expect(texts('dishes', '.price-legend > div')).toEqual([
    'VVegan',
    '1Cereals containing gluten',
    '7Milk',
    '14Molluscs',
  ])
})

test('a person has another name, and a price its own currency, where the language says so', async () => {
  const { people, terms } = sections as typeof sections & Record<'people' | 'terms', Section>
  const spanish = await renderSections({ sections: { people, terms }, locale: 'es' })
  expect(spanish.texts('people', 'h3')[0]).toMatch(/^Ana Lee/)
  expect(texts('people', 'h3')[0]).toMatch(/^Ann Lee/)
  expect(spanish.texts('terms', '.price-first b')).toEqual(['10 €'])
})

test('a notice is a note, named by its title if it has one', () => {
  const [notice] = all('notice', 'aside[role=note]')
  expect(page.querySelector(`[id="${notice?.getAttribute('aria-labelledby')}"]`)?.localName).toBe('h2')
  expect(texts('notice', 'strong')).toEqual(['Monday'])
  expect(all('untitled', 'aside')[0]?.hasAttribute('aria-labelledby')).toBe(false)
  expect(page.querySelector('#untitled')?.className).toBe('section section-brand section-short')
})

test('a timeline is an ordered list of dates and titles', () => {
  expect(texts('timeline', 'ol > li > .timeline-date')).toEqual(['1987', '2024'])
  expect(texts('timeline', 'ol > li > h3')).toHaveLength(2)
})

test('a price shows its photo before its words, and one without a photo has none', () => {
  const items = all('pictured', '.price-menu > li').map((item) => [...item.children].map((child) => child.className))
  expect(items).toEqual([['photo price-photo', '', 'price-amount'], ['']])
  expect(all('pictured', 'img').map((image) => image.getAttribute('alt'))).toEqual(['A cup'])
})
