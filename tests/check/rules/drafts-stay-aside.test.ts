import { expect, test } from 'vitest'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const germanDraft = ['    flag: de\n', '    flag: de\n    draft: true\n'] as const
const aside = 'language-draft locales.de.draft'

/** A language without any text, as one is added. */
const italian = (more: string) =>
  [
    '\nlocaleDetection:',
    `  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n${more}\nlocaleDetection:`,
  ] as const

test.each(['yes', 'sim', '"true"'])(
  'says of "draft: %s" what is to be written, and not that each text is missing',
  (word) => {
    expect(
      found(italian(`    draft: ${word}\n`)).filter((problem) => problem !== 'language-draft locales.it.draft'),
    ).toEqual(['type-wrong locales.it.draft'])
  },
)

test('a draft may lack texts: in the place of an error for each, one line tells how many, and apart from texts the addresses but for that of the home', () => {
  expect(found(italian(''))).toHaveLength(312)
  const told = checkText(changed([italian('    draft: true\n')]))
  expect(told).toMatchObject([
    {
      code: 'language-draft',
      path: ['locales', 'it', 'draft'],
      parameters: { missing: 302, total: 302, addresses: 9 },
    },
  ])
})

test('a draft that lacks nothing is reported as complete', () => {
  expect(checkText(changed([germanDraft]))[0]?.parameters).toMatchObject({ locale: 'de', missing: 0 })
})

test('a language that is said to be no draft is like any other', () => {
  expect(found(['    flag: de\n', '    flag: de\n    draft: false\n'])).toEqual([])
})

test('other languages still need all their texts', () => {
  expect(found(germanDraft, ['              fr: Notre métier\n', ''])).toEqual([
    aside,
    'text-missing pages.atelier.sections.purpose.items.0.title',
  ])
})

test('the texts that a draft has are looked at like any others', () => {
  expect(
    found(germanDraft, ['de: Klavierstimmer in Straßburg und der Ortenau', 'de: Klavierstimmer  in Straßburg']),
  ).toEqual([aside, 'text-spaces services.accord.meta.title.de'])
})

test('the key of a text is not taken for a draft that has none', () => {
  expect(
    found(italian('    draft: true\n'), ['              de: Unser Handwerk', '              dee: Unser Handwerk']),
  ).toEqual(['language-draft locales.it.draft', 'locale-unknown pages.atelier.sections.purpose.items.0.title.dee'])
})

test('a language that was taken out of the list is not taken for a draft that has no texts yet', () => {
  const german = '  de:\n    name: Deutsch (Deutschland)\n    tag: de-DE\n    country: Deutschland\n    flag: de\n'
  expect(found(italian('    draft: true\n'), [german, ''])).toContain('locale-absent locales')
})

test('the default language cannot be a draft', () => {
  expect(found(germanDraft, ['defaultLocale: fr', 'defaultLocale: de'])).toEqual(['draft-needed defaultLocale'])
})

test('a blog cannot be written in a draft', () => {
  expect(found(germanDraft, blogPage({}))).toEqual(['draft-needed pages.devis.language'])
})

test('countries may name a draft beforehand', () => {
  expect(found(germanDraft, ['    de: de\n', '    de: de\n    ch: de\n'])).toEqual([aside])
})

test('a published text cannot link a page of a draft; a draft’s own text can', () => {
  const link = (text: string) => text.replace('400', '[400](/de/klaviere)')
  const french = 'Depuis, plus de 400 instruments'
  const german = 'Seither sind mehr als 400 Instrumente'
  const codes = (...changes: readonly (readonly [string, string])[]) => found(germanDraft, ...changes)
  expect(codes([french, link(french)])).toContain('draft-needed pages.atelier.sections.history.text.fr')
  expect(codes([german, link(german)]).join()).not.toContain('draft-needed')
})
