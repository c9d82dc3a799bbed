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
    items: [{ name: 'Ann Lee', role: inAll('Founder'), url: 'https://www.example.com/' }],
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
  notice: { kind: 'notice', title: inAll('Closed'), text: inAll('Until **Monday**.') },
  untitled: { kind: 'notice', ground: 'brand', text: inAll('Until Monday.') },
  table: {
    kind: 'table',
    title: inAll('Courses'),
    columns: { name: inAll('Course'), price: inAll('Price') },
    rows: [{ name: inAll('Bread'), price: inAll('40') }],
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
