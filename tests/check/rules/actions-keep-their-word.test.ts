import { describe, expect, test } from 'vitest'
import { areAkin, tellingWords } from '../../../generator/check/rules/links/actions-keep-their-word.ts'
import { found, foundInThird } from './found.ts'

type Labels = readonly [fr: string, de: string]

/** What is said of a button with these words, from the page of prices to the page of the workshop. */
const button = ([fr, de]: Labels, more = '') =>
  found([
    'fr: Découvrir l’atelier\n            de: Die Werkstatt kennenlernen\n          page: atelier\n',
    `fr: ${fr}\n            de: ${de}\n          page: atelier\n${more}`,
  ]).filter((line) => line.startsWith('action-section'))

describe('a button whose words name a section', () => {
  const told = ['action-section pages.prestations.sections.closing.secondary.page']

  test('leads to it, or is reported', () => {
    expect(button(['Voir l’équipe', 'Zum Team'])).toEqual(told)
    expect(button(['Voir l’équipe', 'Zum Team'], '          section: team\n')).toEqual([])
  })

  test('is not told where one language says something else, or names the page itself', () => {
    expect(button(['Voir l’équipe', 'Mehr über uns'])).toEqual([])
    expect(button(['L’équipe de l’atelier', 'Das Team der Werkstatt'])).toEqual([])
  })

  test('is not told of words that stand on many pages', () => {
    expect(button(['Ce qui nous occupe', 'Das ist uns ein Anliegen'])).toEqual([])
  })

  test('is reported in languages without spaces and accents alike, and of menus', () => {
    const place = '          page: rooms\n          section: prices\n'
    const told = foundInThird([place, '          page: rooms\n']).filter(({ code }) => code === 'action-section')
    expect(told.map(({ path }) => path.join('.'))).toEqual(['header.menu.1.entries.1.page'])
  })

  test('is told whatever stands in the place of the tag of a language', () => {
    const place = '          page: rooms\n          section: prices\n'
    const codes = foundInThird([place, '          page: rooms\n'], ['tag: ja-JP', 'tag: -1']).map(({ code }) => code)
    expect(codes).toContain('action-section')
  })
})

test.each([
  ['metodologia', 'metodo', true],
  ['methodology', 'method', true],
  ['etiquetas', 'etiqueta', true],
  ['team', 'team', true],
  ['contact', 'contract', false],
  ['preis', 'preise', true],
  ['form', 'formation', false],
])('whether %s and %s are made of the same word: %s', (one, other, are) => {
  expect([areAkin(one, other), areAkin(other, one)]).toEqual([are, are])
})

test('words that tell something are long, or signs', () => {
  expect(tellingWords('Voir l’équipe de près')).toEqual(['voir', 'equipe', 'pres'])
  expect(tellingWords('部屋と料金')).toEqual(['部屋', '料金'])
})
