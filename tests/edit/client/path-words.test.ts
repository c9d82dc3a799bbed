import { expect, test } from 'vitest'
import { pathInWords } from '../../../src/edit/paths/path-words.ts'
import type { EditState } from '../../../src/edit/protocol/protocol.ts'
import { findLanguage, listLanguages } from '../../../src/edit/texts/list-languages.ts'
import { loadWords } from '../../../src/edit/words/use-words.ts'

const value = {
  pages: {
    rooms: {
      label: { en: 'Rooms' },
      sections: {
        a: { kind: 'points', title: { en: 'Why us' } },
        b: { kind: 'points', title: { en: 'TODO' }, items: [{ title: { en: 'Quiet' } }, { name: 'email' }] },
        c: { kind: 'questions', items: [{ question: { en: 'May I bring a dog?' }, answer: { en: 'Yes' } }] },
        d: { kind: 'gallery', items: [{ file: './a.jpg', alt: { en: 'The inner yard' } }] },
      },
    },
  },
}
const state = {
  value,
  defaultLocale: 'en',
  locales: [{ key: 'en', name: 'English', tag: 'en' }],
  pictures: [
    { path: ['pages', 'rooms', 'sections', 'd', 'items', 0, 'file'] },
    { path: ['pages', 'rooms', 'sections', 'a', 'image', 'file'] },
  ],
} as unknown as EditState
const sections = ['pages', 'rooms', 'sections'] as const
const inWords = (...path: (string | number)[]) =>
  pathInWords(state, [...sections, ...path], { language: 'en', item: (number) => `Entry ${number}` }).join(' › ')

test.each([
  [['c', 'items', 0, 'answer'], 'Rooms › Questions › May I bring a dog? › Answer'],
  [['b', 'items', 0, 'text'], 'Rooms › Points (2) › Quiet › Text'],
  [['b', 'items', 1, 'text'], 'Rooms › Points (2) › Entry 2 › Text'],
  [['a', 'title'], 'Rooms › Points (Why us) › Title'],
  [['c', 'items'], 'Rooms › Questions › Items'],
  [['d', 'items', 0, 'image'], 'Rooms › Gallery › The inner yard › Picture'],
  [['d', 'items', 0, 'file'], 'Rooms › Gallery › The inner yard › Picture'],
  [['a', 'image', 'file'], 'Rooms › Points (Why us) › Picture'],
  [['c', 'items', 0, 'file'], 'Rooms › Questions › May I bring a dog? › File'],
])('the path %j says the name of its entry and section', (path, expected) => {
  expect(inWords(...path)).toBe(expected)
})

test('a button outside of pages is called by where it is, not as if its words were the name of a page', () => {
  const own = { ...state, value: { header: { action: { label: { en: 'Book a room' } } } } }
  const words = pathInWords(own, ['header', 'action', 'label'], { language: 'en', item: String })
  expect(words).toEqual(['Header', 'Button', 'Label'])
})

test.each([
  ['by its page', 'rooms', 'Bedrooms'],
  ['by the end of its address', 'house/open-jobs', 'Open jobs'],
])('a collection is called %s, never by its name in the file', (_, address, expected) => {
  const rooms = { label: { en: 'Bedrooms' }, slug: { en: 'rooms' } }
  const entries = { attic: { label: { en: 'Attic' } } }
  const own = {
    ...state,
    value: { pages: { rooms }, collections: { roomList: { address: { en: address }, entries } } },
  }
  const words = pathInWords(own, ['collections', 'roomList', 'entries', 'attic'], { language: 'en', item: String })
  expect(words[1]).toBe(expected)
  expect(words).not.toContain('roomList')
})

test('each language is offered once', () => {
  const names = listLanguages('en').map(([, name]) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(listLanguages('en').filter(([, name]) => /^(?:Hebrew|Indonesian|Javanese|Akan)$/.test(name))).toEqual([
    ['ak', 'Akan'],
    ['he', 'Hebrew'],
    ['id', 'Indonesian'],
    ['jv', 'Javanese'],
  ])
})

test('the address of a collection is that of a web page, also in Portugal, where one of a house has a word of its own', async () => {
  await loadWords('de')
  const own = { ...state, value: { collections: { roomList: { address: { en: 'rooms' } } } } } as EditState
  const said = (language: string) =>
    pathInWords(own, ['collections', 'roomList', 'address'], { language, item: String }).at(-1)
  expect(['pt-PT', 'de'].map(said)).toEqual(['Endereço da página', 'Adresse der Seite'])
})

test.each([
  ['Français', 'fr'],
  ['francais', 'fr'],
  ['francês', 'fr'],
  ['French', 'fr'],
  [' fr ', 'fr'],
  ['Deuts', 'de'],
  ['espanol', 'es'],
  // Chamorro, Chechen, Chinese, Chuvash.
  ['ch', 'ch'],
  ['chi', undefined],
  ['Klingon', undefined],
  ['', undefined],
])('the language that is typed as "%s" is found by any of its names', (typed, tag) => {
  expect(findLanguage(typed, listLanguages('pt-PT'))).toBe(tag)
})

test('hours are called by their days, and another day by its date', () => {
  const contactDetails = {
    openingHours: [
      { days: ['tuesday', 'wednesday', 'thursday'], opens: '09:00' },
      { days: ['monday', 'saturday'], opens: '10:00' },
      { days: ['saturday', 'sunday', 'monday'], opens: '11:00' },
    ],
    exceptions: [{ from: '2026-12-24' }],
  }
  const own = { ...state, value: { contactDetails } }
  const said = (...path: (string | number)[]) =>
    pathInWords(own, ['contactDetails', ...path], { language: 'pt-PT', item: (number) => `Item ${number}` })
  expect(said('openingHours', 0, 'opens')).toContain('Terça-feira – quinta-feira')
  expect(said('openingHours', 1, 'opens')).toContain('Segunda-feira, sábado')
  expect(said('openingHours', 2, 'opens')).toContain('Sábado – segunda-feira')
  expect(said('exceptions', 0)).toContain('24/12/2026')
})
