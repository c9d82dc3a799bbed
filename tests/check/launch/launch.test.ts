import { describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { fontsHaveLetters } from '../../../generator/check/launch/fonts-have-letters.ts'
import { exampleAddress, isInventedNumber } from '../../../generator/check/launch/invented.ts'
import { launchDiagnostics } from '../../../generator/check/launch/launch-check.ts'
import type { RuleInput } from '../../../generator/check/rules/rule-input.ts'
import { ready } from './ready-site.ts'

/** What is said of a text before it goes live, by code, with the path of its place. */
function said(text: string): string[] {
  const checked = checkSource({
    file: `${process.cwd()}/tests/fixtures/second-site/site.config.yaml`,
    bytes: new TextEncoder().encode(text),
  })
  return launchDiagnostics(checked).map(({ code, severity, path }) => `${severity} ${code} ${path.join('.')}`)
}

test('nothing is said of a site that is ready', () => {
  expect(said(ready())).toEqual([])
})

describe('what keeps a site from going live', () => {
  test('an address for examples, but not the example in an empty field', () => {
    const field: [string, string] = ['fr: nom@exemple.fr', 'fr: nom@entreprise.example']
    const address: [string, string] = ['fr: atelier@marteau-feutre.fr', 'fr: atelier@marteau-feutre.example']
    expect(said(ready(field, address))).toEqual(['error launch-example contactDetails.email.fr'])
  })

  test('a language whose letters the typefaces lack', () => {
    const localised = [{ value: { fr: 'L’été à l’œuvre', ar: 'ورشة البيانو' } }]
    const config = { theme: { fonts: { heading: 'Fraunces', text: 'Source Sans 3' } }, locales: {} }
    const site = { config, localised, locales: ['fr', 'ar'], drafts: new Set() } as unknown as RuleInput
    expect(fontsHaveLetters(site).map(({ path, parameters }) => [path, parameters])).toEqual([
      [['locales', 'ar'], { locale: 'ar', families: ['Fraunces', 'Source Sans 3'] }],
    ])
    const withOwn = (fonts: object) =>
      fontsHaveLetters({ ...site, config: { ...config, locales: { ar: { fonts } } } } as unknown as RuleInput)
    expect(withOwn({ heading: 'Cairo' })[0]?.parameters).toMatchObject({ families: ['Source Sans 3'] })
    expect(withOwn({ heading: 'Cairo', text: 'Cairo' })).toEqual([])
  })

  test('no script of thousands of signs that a family has', () => {
    const localised = [{ value: { ja: '歯科医院のご案内' } }]
    const config = { theme: { fonts: { heading: 'Kosugi Maru', text: 'Kosugi Maru' } }, locales: {} }
    expect(fontsHaveLetters({ config, localised, locales: ['ja'], drafts: new Set() } as unknown as RuleInput)).toEqual(
      [],
    )
  })

  test('a number that nobody has', () => {
    expect(said(ready(['fr: 03 88 12 40 67', 'fr: 03 53 01 00 67']))).toContain(
      'error launch-number contactDetails.phone.fr',
    )
  })

  test('a section that says that it is an example, unless it is switched off', () => {
    const figures = '        kind: figures\n'
    expect(said(ready([figures, `${figures}        sample: true\n`]))).toEqual([
      expect.stringMatching(/^error launch-sample pages\..*\.figures\.sample$/),
    ])
    expect(said(ready([figures, `${figures}        sample: true\n        enabled: false\n`])).join()).not.toContain(
      'launch',
    )
  })

  test('a text that is still to be written', () => {
    expect(said(ready(['fr: Nous suivre', 'fr: TODO']))).toEqual(['error text-placeholder footer.socialTitle.fr'])
  })

  test('a person without a photo, and a form that the host must pass on: warnings, which may be right', () => {
    const photo = /^ {10}photo: .*Mathilde.*\n/m.exec(ready())?.[0] ?? ''
    expect(said(ready([photo, ''], ['https://formulaires.marteau-feutre.fr/devis', '/crochet/atelier']))).toEqual([
      expect.stringMatching(/^warning launch-photo pages\..*\.person$/),
      'warning launch-receiver forms.contact.deliver.address',
    ])
    const ignored = '\nignore:\n  - code: launch-photo\n    path: "*"\n    reason: Elle ne veut pas de photo.\n'
    expect(said(`${ready([photo, ''])}${ignored}`)).toEqual([])
  })
})

describe('a site that passes data on', () => {
  const link = /^ +privacyLink:\n +label:\n(?: +\w\w: .*\n)+ +page: .*\n/m.exec(ready())?.[0] ?? ''

  test('has a page on privacy, which its form links', () => {
    expect(said(ready([link, '']))).toContain('error launch-privacy pages')
    const section = '      data: { kind: privacy, laws: [gdpr], facts: [] }\n'
    const text = '      text:\n        kind: text\n        text:\n          fr: |-\n            ## À domicile\n'
    const unlinked = said(ready([text, section + text], [link, '']))
    expect(unlinked).toContainEqual(expect.stringMatching(/^error launch-privacy forms\.\w+$/))
  })

  test('names whoever learns of visitors on a page of its own words', () => {
    const elsewhere: [string, string] = ['formulaires.marteau-feutre.fr', 'crochets.autre.fr']
    expect(said(ready(elsewhere))).toEqual(['error launch-hosts pages.confidentialite'])
    const alike: [string, string] = ['formulaires.marteau-feutre.fr', 'crochets-marteau-feutre.fr']
    expect(said(ready(alike))).toEqual(['error launch-hosts pages.confidentialite'])
    const heading = '            ## Ce que devient'
    expect(said(ready(elsewhere, [heading, `            Par crochets.autre.fr.\n\n${heading}`]))).toEqual([])
  })
})

test.each([
  ['https://www.rubra.example', true],
  ['contato@rubra.example', true],
  ['https://example.com/page', true],
  ['http://localhost:5678/webhook', true],
  ['https://www.linkedin.com/company/rubra-example', true],
  ['https://www.instagram.com/rubra.example', true],
  ['For example, write to anna@bakery.com.', false],
  ['https://www.example-bakery.com/examples', false],
  ['https://shop.com/an-example-of-work', false],
])('%s leads nowhere: %s', (text, expected) => {
  expect(exampleAddress(text) !== undefined).toBe(expected)
})

test.each([
  ['+5511900000000', true],
  ['+12125550142', true],
  ['+442079460123', true],
  ['+33353010067', true],
  ['+493023125012', true],
  ['+351912345678', true],
  ['+5511987654320', false],
  ['+12125557142', false],
  ['+33388124067', false],
])('nobody has %s: %s', (dialled, expected) => {
  expect(isInventedNumber(dialled)).toBe(expected)
})
