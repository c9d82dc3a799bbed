import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { ignorePath } from '../../../generator/diagnostics/diagnostic.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { examples } from '../../diagnostics/examples.ts'
import { found } from '../rules/found.ts'

const long: [string, string] = ['fr: L’atelier et ses facteurs de pianos', `fr: ${'é'.repeat(70)}`]
const ignore = (path: string, code = 'title-long'): [string, string] => [
  '\nmessages:\n',
  `\nignore:\n  - code: ${code}\n    path: ${path}\n    reason: Le titre est ainsi.\n\nmessages:\n`,
]

test.each(['pages.atelier.meta.title.fr', 'pages.atelier', 'pages.*.meta.title'])(
  'leaves out a warning at %s',
  (path) => {
    expect(found(long, ignore(path))).toEqual([])
  },
)

test('leaves out every warning that an entry covers, not only the first one', () => {
  const other: [string, string] = ['de: Die Werkstatt und ihre Klavierbauer', `de: ${'ü'.repeat(70)}`]
  const both = ['title-long pages.atelier.meta.title.fr', 'title-long pages.atelier.meta.title.de']
  expect(found(long, other)).toEqual(both)
  expect(found(long, other, ignore('pages.atelier'))).toEqual([])
})

test.each([
  ['another place', ignore('pages.contact')],
  ['a place below', ignore('pages.atelier.meta.title.fr.*')],
  ['another code', ignore('pages.atelier', 'title-repeated')],
])('leaves a warning where %s is ignored, and tells that nothing was to ignore there', (_, request) => {
  expect(found(long, request)).toEqual(['title-long pages.atelier.meta.title.fr', 'ignore-unused ignore.0.path'])
})

test.each([
  ['a reason', '    path: pages.atelier\n', 'key-missing ignore.0'],
  ['more of a reason than a blank', '    path: pages.atelier\n    reason: " "\n', 'text-spaces ignore.0.reason'],
  ['a place', '    path:\n    reason: Le titre est ainsi.\n', 'value-empty ignore.0.path'],
])('wants %s', (_, lines, problem) => {
  expect(found(long, ['\nmessages:\n', `\nignore:\n  - code: title-long\n${lines}\nmessages:\n`])).toEqual([
    'title-long pages.atelier.meta.title.fr',
    problem,
  ])
})

test('ignores no error', () => {
  expect(found(['flag: de', 'flag: zz'], ignore('locales', 'flag-unknown'))).toEqual([
    'flag-unknown locales.de.flag',
    'value-unknown ignore.0.code',
  ])
})

test('ignores at "*" what is said of the file as a whole', () => {
  const garbled: [string, string] = ['fr: L’atelier et ses facteurs de pianos', 'fr: Les facteurs dits Ã© et pianos']
  expect(found(garbled, ignore('"*"', 'file-letters-garbled'))).toEqual([])
  expect(found(garbled, ignore('pages', 'file-letters-garbled'))).toEqual([
    'file-letters-garbled ',
    'ignore-unused ignore.0.path',
  ])
})

test.each(['number-differs', 'buttons-gone', 'file-letters-garbled', 'flag-language', 'phone-differs'] as const)(
  'the path that is shown with %s leaves it out',
  (code) => {
    const example = examples[code]
    if (!('change' in example)) throw new Error('This example is no change')
    const text = changed(example.change)
    const [warning] = checkText(text) as [Diagnostic]
    const entry = `ignore:\n  - code: ${code}\n    ${ignorePath(warning)}\n    reason: C’est ainsi.\n`
    expect(checkText(text.replace('\nmessages:\n', `\n${entry}\nmessages:\n`))).toEqual([])
  },
)
