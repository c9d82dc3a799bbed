import { describe, expect, test } from 'vitest'
import { dropCascadingErrors } from '../../../generator/check/validate/drop-cascading-errors.ts'
import { atValue } from '../../../generator/diagnostics/problem.ts'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { changed, checkText, withoutDocument } from '../../diagnostics/check-example.ts'
import { found } from '../rules/found.ts'

type Change = readonly [string, string]

const told = (text: string) => checkText(text).map(({ code, path }) => `${code} ${path.join('.')}`)

describe('where a section on which others build is wrong, only that is reported', () => {
  const linked = changed([
    ['400 instruments', '[400](page:devis) [instruments](page:accord)'],
    ['400 Instrumente', '[400](page:devis) [Instrumente](page:accord)'],
  ])

  test.each(['pages', 'locales'])('"%s" is misspelt, missing or no section', (key) => {
    const whole = new RegExp(`^${key}:.*\\n(?:(?: .*)?\\n)*`, 'm')
    expect(told(linked.replace(`\n${key}:`, `\n${key}x:`))).toEqual([`key-unknown ${key}x`])
    expect(told(linked.replace(whole, ''))).toEqual(['key-missing '])
    expect(told(linked.replace(whole, `${key}: x\n`))).toEqual([`type-wrong ${key}`])
  })

  test.each(['services', 'messages'])('"%s", which a site may do without, is misspelt or no section', (key) => {
    const whole = new RegExp(`^${key}:.*\\n(?:(?: .*)?\\n)*`, 'm')
    expect(told(linked.replace(`\n${key}:`, `\n${key}x:`))).toEqual([`key-unknown ${key}x`])
    expect(told(linked.replace(whole, `${key}: x\n`))).toEqual([`type-wrong ${key}`])
  })

  test('a language that few texts have may be one of those that are not read', () => {
    const few: Change = ['              fr: Notre cap\n', '              fr: Notre cap\n              it: Meta\n']
    expect(found(few)).toEqual(['locale-unknown pages.atelier.sections.purpose.items.1.title.it'])
    expect(found(few, ['\nlocales:\n', '\nlocale:\n'])).toEqual(['key-unknown locale'])
  })

  test('a page that nothing names is not taken for a misspelt service', () => {
    const misspelt: Change = ['  prestations:\n    kind', '  prestation:\n    kind']
    expect(found(misspelt)).toEqual(['page-renamed pages.prestation'])
    expect(found(misspelt, ['\nservices:\n', '\nservice:\n'])).toEqual(['key-unknown service'])
  })
})

test('without the name of the site, texts that only consist of it are not told as copies', () => {
  const copy: Change = ['de: Marteau & Feutre, Klavierwerkstatt', 'de: Marteau & Feutre, atelier de pianos']
  expect(found(copy)).toEqual([])
  expect(found(copy, ['  name: Marteau & Feutre\n', ''])).toEqual(['key-missing site'])
})

test('a phone number is neither compared with one of the wrong form nor completed by a wrong prefix', () => {
  const linked: Change = ['  social:\n', '  social:\n    - label: Chat\n      url: https://wa.me/33639980067\n']
  const chat: Change = ['phone: "+33639980067"', 'phone: by appointment']
  expect(found(linked, chat)).toEqual(['phone-form chat.phone'])
  expect(found(['phonePrefix: +33', 'phonePrefix: "0033"'])).toEqual(['form-wrong contactDetails.phonePrefix'])
})

test.each([
  ['of a kind that there is not', 'kind: hom'],
  ['of another kind', 'kind: blog'],
])('a home page %s is not told to lack an address, nor the site to lack a home page', (_, kind) => {
  expect(found(['kind: page\n    role: home', kind])).toEqual([expect.stringMatching(/ pages\.accueil\.kind$/)])
})

test('another page without an address is reported even then', () => {
  expect(found(['kind: page\n    role: home', 'kind: hom'], ['fr: demande-de-devis', 'fr: ""'])).toContain(
    'slug-empty pages.devis.slug.fr',
  )
})

test('articles are not told to be in no category where the list of categories is wrong', () => {
  expect(found(blogPage({ categories: [] })).join()).not.toContain('category-unknown')
})

test('what another mistake may explain is reported when that one is fixed', () => {
  const document = withoutDocument()
  expect(told(document)).toEqual(['document-missing pages.accueil.sections.opening.documents.1'])
  expect(told(document.replace('flag: de', 'flag: xx'))).toEqual(['flag-unknown locales.de.flag'])
})

test('a warning about a value hides no error in it', () => {
  const path = ['pages', 'tarifs', 'sections', 'text', 'text', 'fr']
  const error = atValue('image-missing', path, { value: './none.jpg', suggestion: undefined, allowed: [] })
  const warning = atValue('text-cut', path, { parameters: { text: 'x' } } as never)
  expect(dropCascadingErrors([error], [warning])).toEqual([error])
  expect(dropCascadingErrors([error], [{ ...error, code: 'type-wrong' } as never])).toEqual([])
})
