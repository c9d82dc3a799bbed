import { expect, test } from 'vitest'
import { found } from '../found.ts'

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

test('leaves other places and other codes alone, and tells that nothing was to ignore', () => {
  expect(found(long, ignore('pages.contact'))).toEqual([
    'title-long pages.atelier.meta.title.fr',
    'ignore-unused ignore.0.path',
  ])
  expect(found(long, ignore('pages.atelier', 'title-repeated'))).toEqual([
    'title-long pages.atelier.meta.title.fr',
    'ignore-unused ignore.0.path',
  ])
})

test('wants a reason', () => {
  expect(
    found(long, ['\nmessages:\n', '\nignore:\n  - code: title-long\n    path: pages.atelier\n\nmessages:\n']),
  ).toEqual(['title-long pages.atelier.meta.title.fr', 'key-missing ignore.0'])
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
})
