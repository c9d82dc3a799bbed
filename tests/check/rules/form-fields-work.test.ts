import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import { slowPart } from '../../../generator/check/rules/patterns-work.ts'
import { formSchema } from '../../../src/contact/values/form-schema.ts'
import type { FormField } from '../../../src/content/page-content.ts'
import { changed } from '../../diagnostics/check-example.ts'
import { found, foundInThird } from './found.ts'

function fieldWith(pattern: string): FormField {
  return { type: 'text', name: 'code', label: 'Label', pattern, invalid: 'wrong' }
}

test('keeps the names of fields apart, also from the hidden field', () => {
  expect(found(['name: telephone', 'name: nom'])).toEqual(['field-repeated forms.contact.fields.2.name'])
  expect(found(['honeypot: site_web', 'honeypot: message'])).toEqual(['field-repeated forms.contact.honeypot'])
})

test('wants the options of a choice in all locales', () => {
  expect(found(['              de: Flügel\n', ''])).toEqual(['text-missing forms.contact.fields.3.options.1.label'])
})

test('tells a service whose answers nobody checks, and a computation that nobody sets', () => {
  const captcha = (lines: string) =>
    ['    honeypot: site_web\n', `    honeypot: site_web\n    captcha: { ${lines} }\n`] as const
  const sentTo = (lines: string, of: string) =>
    found(['to: webhook\n      address: /crochet/atelier\n', `${lines}\n`], captcha(of))
  const turnstile = 'service: turnstile, key: 0x4AAAAAAAB1cDeFgHiJkLmN'
  expect(sentTo('to: netlify', turnstile)).toEqual(['captcha-unchecked forms.contact.captcha.service'])
  expect(sentTo('to: basin\n      form: d36fd205b3bb', 'service: altcha')).toEqual([
    'captcha-unchecked forms.contact.captcha.service',
  ])
  expect(sentTo('to: basin\n      form: d36fd205b3bb', turnstile)).toEqual([])
  expect(found(captcha('service: altcha'))).toEqual(['key-missing forms.contact.captcha'])
  expect(found(captcha('service: altcha, challenge: "https://example.org/altcha"'))).toEqual([])
  expect(found(['name: annee', 'name: altcha'])).toEqual(['field-reserved forms.contact.fields.4.name'])
})

test.each(['conversion_type', 'conversion_id', 'timestamp', 'locale', 'page_url', 'user_agent'])(
  'tells a field that would be overwritten by what a lead says itself: %s',
  (name) => {
    expect(found(['name: annee', `name: ${name}`])).toEqual(['field-reserved forms.contact.fields.4.name'])
  },
)

test('tells the hidden field as well if a lead would overwrite it', () => {
  expect(found(['honeypot: site_web', 'honeypot: locale'])).toEqual(['field-reserved forms.contact.honeypot'])
})

test('wants the message of an expression: without it, nothing is asked of the answer', () => {
  const without = found(['        invalid: anneeInvalide\n', '']).filter((line) => line.includes('fields'))
  expect(without).toEqual(['key-missing forms.contact.fields.4'])
})

test.each(['https://n8n.example/webhook-test/atelier', '/webhook-test/atelier'])(
  'tells an address that answers only while a flow is tested: %s',
  (webhook) => {
    expect(found(['address: /crochet/atelier', `address: ${webhook}`])).toEqual([
      'webhook-test forms.contact.deliver.address',
    ])
  },
)

test.each([
  'http://localhost:5678/webhook/atelier',
  'https://192.168.0.10/webhook/atelier',
  'https://127.0.0.1/atelier',
])('tells an address that visitors cannot reach: %s', (webhook) => {
  expect(found(['address: /crochet/atelier', `address: ${webhook}`])).toEqual([
    'webhook-test forms.contact.deliver.address',
  ])
})

test.each<[webhook: string, problems: readonly string[]]>([
  ['https://docs.google.com/forms/d/e/abc/viewform', ['webhook-page forms.contact.deliver.address']],
  ...[
    'https://docs.google.com/spreadsheets/d/abc/edit',
    'https://forms.gle/abc',
    'https://forms.office.com/r/abc',
    'https://wa.me/33900000000',
    'https://api.whatsapp.com/send?phone=33900000000',
    'https://chat.whatsapp.com/abc',
    'https://t.me/atelier',
  ].map((page) => [page, ['webhook-page forms.contact.deliver.address']] as [string, string[]]),
  ['https://docs.google.com/document/d/abc', []],
  ['https://script.google.com/macros/s/abc/exec', []],
  ['https://10.example.com/webhook', []],
])('tells a page that people open from what receives: %s', (webhook, problems) => {
  expect(found(['address: /crochet/atelier', `address: ${webhook}`])).toEqual(problems)
})

describe('a regular expression', () => {
  const pattern = 'pattern: ^(1[789]|20)[0-9]{2}$'
  const invalid = ['pattern-invalid forms.contact.fields.4.pattern']

  test.each(['[0-9 ()-]+', '\\p{L}+', '[\\p{L} .]{2,40}'])('works in the form: %s', (text) => {
    expect(found([pattern, `pattern: '${text}'`])).toEqual([])
    expect(() => formSchema([fieldWith(text)])).not.toThrow()
  })

  test.each(['/[0-9]+/', '/^[a-z]$/i'])('would ask visitors for slashes: %s', (text) => {
    expect(found([pattern, `pattern: ${text}`])).toEqual(invalid)
  })

  test.each(['[\\p{L}--[a-z]]+', '[0-9', 'a)|(b', '\\-+'])('breaks the form: %s', (text) => {
    expect(found([pattern, `pattern: '${text}'`])).toEqual(invalid)
    expect(() => formSchema([fieldWith(text)])).toThrow()
  })

  test.each([
    ['(a+)+', '(a+)+'],
    ['(a*)*b', '(a*)*'],
    ['^(\\w+\\s?)+$', '(\\w+\\s?)+'],
    ['(a|a)+', '(a|a)+'],
    ['(\\d|[0-9])+', '(\\d|[0-9])+'],
    ['((ab)+c?)+', '((ab)+c?)+'],
    ['(x+x+)+y', '(x+x+)+'],
    ['(.*,){2,}', '(.*,){2,}'],
    ['^(?:\\p{L}+\\s?)+$', '(?:\\p{L}+\\s?)+'],
    // Slow only because of a lower bound, of many optional parts, of a bounded part, of two signs that are one.
    ['^(a+){10,}$', '(a+){10,}'],
    ['^(a?){30}a{30}$', '(a?){30}'],
    ['^(?:x{0,3})*$', '(?:x{0,3})*'],
    ['^(?:#|[#!])+$', '(?:#|[#!])+'],
    // The groups before and around it, and brackets that are none.
    ['(x)\\([(](?:y(a+)+?)', '(?:y(a+)+?)'],
  ])('can hang: %s', (pattern, part) => {
    expect(slowPart(pattern)).toBe(part)
  })

  test.each([
    '^[a-z]+$',
    '(ab)+',
    '^(1[789]|20)[0-9]{2}$',
    '(a|b)+',
    '(a|ab)*',
    '\\d{5}-\\d{3}',
    '^\\+?[0-9 ]*$',
    '(foo|bar)*',
    '[(+*]+',
    '\\(\\d+\\)',
    '(?:ab|cd)+x*',
    '^a{2,3}(b{1,4}){2}$',
    '^\\p{L}+(?: \\p{L}+)*$',
    '^[A-Z0-9](?:[A-Z0-9-]{0,61}[A-Z0-9])?(?:\\.[A-Z]{2,6})+$',
    // Takes the square of the length.
    '^(?:/[a-z]+)+[/a-z]*$',
    // A script that the library does not know: in doubt, it is not slow.
    '(?:\\p{Script=Kawi}+)+',
  ])('cannot: %s', (pattern) => {
    expect(slowPart(pattern)).toBeUndefined()
  })

  test('is asked about only if it repeats a group: to load the library takes longer than all other rules', () => {
    const { cache } = createRequire(import.meta.url)
    const library = () => Object.keys(cache).filter((file) => /[\\/]recheck[\\/]/.test(file))
    for (const file of library()) delete cache[file]
    slowPart('^[a-z]+[0-9]{2,}(?:a|b)$')
    expect(library()).toEqual([])
    slowPart('(a+)+')
    expect(library()).not.toEqual([])
  })
})

test('a section that shows the form needs one, and a site without such sections does not', () => {
  const [form = ''] = /^forms:\n[\s\S]*?^(?=\w)/m.exec(changed([])) ?? []
  const pages = /^ {2}contact:\n[\s\S]*?^(?= {2}tarifs:)/m.exec(changed([]))?.[0] ?? ''
  const errors = (...changes: [string, string][]) => found(...changes).filter((said) => /^key/.test(said))
  expect(errors([form, ''])).toEqual(['key-missing '])
  expect(errors([form, ''], [pages, pages.replaceAll('    kind: page', '    enabled: false\n    kind: page')])).toEqual(
    [],
  )
  expect(errors([form, ''], [pages, ''])).toEqual([])
})

test('a section that does not say which of several forms it shows is told those that there are', () => {
  const [problem] = foundInThird(['        form: feast\n', '']).filter(({ code }) => code === 'key-missing')
  expect(problem?.parameters).toMatchObject({ key: 'form', choices: expect.arrayContaining(['feast', 'letters']) })
})

test.each(['form', 'formulaire'])('a form under "%s" is reported as that, and not as missing too', (key) => {
  expect(found(['\nforms:', `\n${key}:`])).toEqual([`key-unknown ${key}`])
})
