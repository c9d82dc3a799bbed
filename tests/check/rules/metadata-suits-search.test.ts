import { expect, test } from 'vitest'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const title = (length: number): [string, string] => [
  'fr: L’atelier et ses facteurs de pianos',
  `fr: ${'é'.repeat(length)}`,
]
const description = (length: number): [string, string] => [
  'fr: Qui nous sommes, comment nous travaillons et pourquoi une ancienne menuiserie de la Krutenau sent la colle chaude et le feutre.',
  `fr: ${'é'.repeat(length)}`,
]

test('takes titles of up to 60 characters', () => {
  expect(found(title(60))).toEqual([])
  expect(found(title(61))).toEqual(['title-long pages.atelier.meta.title.fr'])
})

test('takes descriptions of 50 to 160 characters', () => {
  expect([found(description(50)), found(description(160))]).toEqual([[], []])
  expect(found(description(49))).toEqual(['description-length pages.atelier.meta.description.fr'])
  expect(found(description(161))).toEqual(['description-length pages.atelier.meta.description.fr'])
})

test('counts characters, not the units of their encoding', () => {
  expect(found(['fr: L’atelier et ses facteurs de pianos', `fr: ${'🎹'.repeat(60)}`])).toEqual([])
})

test('measures the room that signs take: two letters for those in squares, none for marks', () => {
  const titled = (text: string) => found(['fr: L’atelier et ses facteurs de pianos', `fr: ${text}`]).join()
  expect([titled('調'.repeat(30)), titled('調'.repeat(31))]).toEqual([
    expect.not.stringContaining('title-long'),
    expect.stringContaining('title-long pages.atelier.meta.title.fr'),
  ])
  expect([titled('ที่'.repeat(60)), titled('ที่'.repeat(61))]).toEqual([
    expect.not.stringContaining('title-long'),
    expect.stringContaining('title-long'),
  ])
  expect(found([description(50)[0], `fr: ${'調'.repeat(25)}`]).join()).not.toContain('description-length')
})

test('says how many signs of its own a title has too many', () => {
  const [problem] = checkText(changed([['fr: L’atelier et ses facteurs de pianos', `fr: ${'調'.repeat(33)}`]])).filter(
    ({ code }) => code === 'title-long',
  )
  expect(problem?.parameters).toEqual({ length: 33, limit: 30 })
})

test('wants every title once in its language', () => {
  expect(found(['de: Kontakt zur Klavierwerkstatt in Straßburg', 'de: Die Werkstatt und ihre Klavierbauer'])).toEqual([
    'title-repeated pages.contact.meta.title.de',
  ])
})

test('wants the titles of articles once as well', () => {
  const twice = found(blogPage({ articles: ['umzug', 'umbau'] }), ['title: umbau', 'title: umzug'])
  expect(twice.filter((problem) => problem.startsWith('title'))).toEqual([
    'title-repeated pages.devis.articles.1.title',
  ])
})
