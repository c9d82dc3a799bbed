import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What is said of the second site with other entries in its menu. */
const saidOf = (entries: string) =>
  checkText(changed([['    - accueil\n    - prestations\n', entries]])).map(
    ({ code, path }) => `${code} ${path.join('.')}`,
  )

test('an entry that is indented too far is reported as indented too far', () => {
  expect(saidOf('    - accueil\n      - prestations\n')).toEqual(['yaml-indentation header.links.0'])
})

test.each(['accueil - prestations', 'accueil, prestations', 'accueil; prestations', 'accueil\tprestations'])(
  'entries on one line are reported as such, whatever stands between them: %j',
  (entries) => expect(saidOf(`    - ${entries}\n`)).toEqual(['entries-joined header.links.0']),
)

test('several words on one line are one name unless each of them is known', () => {
  expect(saidOf('    - accueil - nouvelles\n')).toEqual(['page-unknown header.links.0'])
})

test('a section in the place of an entry is reported as a section, whatever stands in it', () => {
  expect(saidOf('    - page: accueil\n      children:\n        - prestations\n')).toEqual(['type-wrong header.links.0'])
})

test('entries that are only texts, where each has to be more, are reported once each', () => {
  const options = / {10}- value: droit\n[\s\S]*?(?=\n {6}- |\n {8}[a-z])/.exec(changed([]))?.[0] ?? ''
  const texts = '          - fr: Droit\n            de: Klavier\n          - fr: À queue\n            de: Flügel'
  expect(checkText(changed([[options, texts]])).map(({ code, path }) => `${code} ${path.slice(-2).join('.')}`)).toEqual(
    ['type-wrong options.0', 'type-wrong options.1'],
  )
})
