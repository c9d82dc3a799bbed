import { expect, test } from 'vitest'
import { found } from './found.ts'

const german = 'de: Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.'

test('tells a longer text that is the same in two languages', () => {
  expect(
    found([german, 'de: Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.']),
  ).toEqual(['text-identical pages.atelier.mission.text.de'])
})

test('lets names, figures and short texts be the same', () => {
  expect(found(['fr: Franchise', 'fr: Offenheit'])).toEqual([])
  expect(found(['de: Marteau & Feutre, Klavierwerkstatt', 'de: Marteau & Feutre, atelier de pianos'])).toEqual([])
})

test('tells two swapped lines', () => {
  const french = 'fr: Nous réparons ce qui peut l’être et nous disons franchement quand cela n’en vaut pas la peine.'
  const other = 'de: Wir reparieren, was sich lohnt, und sagen offen, wenn es sich nicht lohnt.'
  expect(
    found([french, `fr: ${other.slice(4)}`], [`\n        ${other}`, `\n        de: ${french.slice(4)}`]),
  ).toContain('text-language pages.atelier.hero.subtitle.de')
})

test('tells two short texts that were swapped', () => {
  const [french, german] = ['Retrouver le son du piano', 'Wenn der Klang wieder stimmt']
  const [here, there] = [
    'fr: Accord de piano à domicile à Strasbourg',
    'de: Klavierstimmer in Straßburg und der Ortenau',
  ] as const
  const path = 'text-language services.accord.meta.title'
  expect(found([here, `fr: ${german}`], [there, `de: ${french}`])).toEqual([`${path}.fr`, `${path}.de`])
  expect(found([here, `fr: ${french}`], [there, `de: ${german}`])).toEqual([])
})

test('says nothing of one short text alone, which may be a name', () => {
  expect(found(['fr: Accord de piano à domicile à Strasbourg', 'fr: Wenn der Klang wieder stimmt'])).toEqual([])
})
