import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const german = 'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.'

test('tells a longer text that is the same in two languages', () => {
  expect(
    found([german, 'de: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.']),
  ).toEqual(['text-identical pages.atelier.sections.purpose.items.0.text.de'])
})

test('tells a text of four words that is the same, and lets one of three be', () => {
  const both = (text: string) => found(['fr: Notre métier\n', `fr: ${text}\n`], ['de: Unser Handwerk', `de: ${text}`])
  expect(both('Marteaux, feutres, cordes, touches')).toEqual([
    'text-identical pages.atelier.sections.purpose.items.0.title.de',
  ])
  expect(both('Marteaux, feutres, cordes')).toEqual([])
})

test('lets two locales of one language say the same', () => {
  const french = 'de: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'
  expect(found([german, french], ['tag: de-DE', 'tag: fr-CH']).join()).not.toContain('text-identical')
})

test('lets the address of a house be the same, in one line or several', () => {
  const both = (address: string) =>
    found(
      ['fr: |-\n      Quartier de la Krutenau\n      67000 Strasbourg', `fr: ${address}`],
      ['de: |-\n      Krutenau-Viertel\n      67000 Straßburg (Frankreich)', `de: ${address}`],
    )
  expect(both('12 rue des Orfèvres, 67000 Strasbourg, Grand Est')).toEqual([])
  expect(both('|-\n      12 rue des Orfèvres\n      67000 Strasbourg, Grand Est')).toEqual([])
})

test('lets the address of an office be the same', () => {
  const address = '|-\n        12 rue des Orfèvres\n        67000 Strasbourg, Grand Est'
  const office = `offices:\n  shop:\n    name:\n      fr: Boutique\n      de: Laden\n    address:\n      fr: ${address}\n      de: ${address}\n`
  expect(found(['\npages:\n', `\n${office}\npages:\n`]).join()).not.toContain('text-identical')
})

test('lets addresses be the same', () => {
  const slug = 'demander-un-devis-gratuit'
  expect(found(['fr: demande-de-devis', `fr: ${slug}`], ['de: angebot', `de: ${slug}`])).toEqual([])
})

test('lets names, figures and short texts be the same', () => {
  expect(found(['fr: Franchise', 'fr: Offenheit'])).toEqual([])
  expect(found(['de: Marteau & Feutre, Klavierwerkstatt', 'de: Marteau & Feutre, atelier de pianos'])).toEqual([])
})

test('tells two swapped lines', () => {
  const french = 'fr: Nous réparons ce qui peut l’être et nous disons franchement quand cela n’en vaut pas la peine.'
  const other = 'de: Wir reparieren, was sich lohnt, und sagen offen, wenn es sich nicht lohnt.'
  expect(
    found([french, `fr: ${other.slice(4)}`], [`\n          ${other}`, `\n          de: ${french.slice(4)}`]),
  ).toContain('text-language pages.atelier.sections.opening.subtitle.de')
})

test('tells two short texts that were swapped', () => {
  const [french, german] = ['Retrouver le son du piano', 'Wenn der Klang wieder stimmt']
  const [here, there] = [
    'fr: Accord de piano à domicile à Strasbourg',
    'de: Klavierstimmer in Straßburg und der Ortenau',
  ] as const
  const told = checkText(
    changed([
      [here, `fr: ${german}`],
      [there, `de: ${french}`],
    ]),
  )
  const path = ['services', 'accord', 'meta', 'title']
  expect(told).toMatchObject([
    { code: 'text-language', path: [...path, 'fr'], parameters: { locale: 'fr', found: 'de' } },
    { code: 'text-language', path: [...path, 'de'], parameters: { locale: 'de', found: 'fr' } },
  ])
  expect(found([here, `fr: ${french}`], [there, `de: ${german}`])).toEqual([])
})

test('says nothing of one short text alone, which may be a name', () => {
  expect(found(['fr: Accord de piano à domicile à Strasbourg', 'fr: Wenn der Klang wieder stimmt'])).toEqual([])
})
