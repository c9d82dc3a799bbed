import { expect, test } from 'vitest'
import { parseLock } from '../../../generator/check/translations-lock.ts'
import { checkText } from '../../diagnostics/check-example.ts'
import { found } from '../rules/found.ts'

/** What is said of the second site with a line more below its company. */
const told = (line: string) => found(['  logo: ./logo.svg', `  logo: ./logo.svg\n  ${line}`])

test.each([
  ['__proto__: 1', '__proto__'],
  ['constructor: { name: x }', 'constructor'],
  ['prototype: []', 'prototype'],
  ['"\\x5f_proto__": 1', '__proto__'],
  ["'constructor' : 1", 'constructor'],
  ['? prototype\n  : 1', 'prototype'],
])('the line %s has a key that no file may have', (line, key) => {
  expect(told(line)).toEqual([`key-reserved site.${key}`])
})

test('such a key is reported at any depth, where it stands, also in a list and in an alias', () => {
  const text = `format: 2
site:
  name: { a: [{ __proto__: x }] }
pages:
  constructor:
    kind: page
`
  const places = checkText(text).filter(({ code }) => code === 'key-reserved')
  expect(places.map(({ path, range }) => [path.join('.'), range.start.line, range.start.column])).toEqual([
    ['site.name.a.0.__proto__', 3, 17],
    ['pages.constructor', 5, 3],
  ])
})

test('lines of a lock with such a key say nothing', () => {
  const line = (path: string) => `aaaa bbbb person 2026-01-01 ${path}\n`
  const lock = parseLock(
    line('site.name.fr') + line('__proto__.fr') + line('pages.constructor.label.fr') + line('a.__proto__'),
  )
  expect([...lock.keys()]).toEqual(['site.name.fr'])
})
