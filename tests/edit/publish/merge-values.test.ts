import { expect, test } from 'vitest'
import { mergeValues, type ValueConflict } from '../../../generator/edit/publish/merge-values.ts'

function merged(base: unknown, mine: unknown, theirs: unknown, side: 'mine' | 'theirs' = 'mine') {
  const conflicts: ValueConflict[] = []
  const value = mergeValues({ base, mine, theirs }, (conflict) => {
    conflicts.push(conflict)
    return conflict[side]
  })
  return { value, conflicts }
}

test.each<[what: string, base: unknown, mine: unknown, theirs: unknown, value: unknown]>([
  ['what both have added is there once', ['mon'], ['mon', 'fri', 'sat'], ['mon', 'fri'], ['mon', 'fri', 'sat']],
  [
    'parts that both have added are there once',
    [{ name: 'a' }],
    [{ name: 'b' }, { name: 'a' }],
    [{ name: 'b' }, { name: 'a' }, { name: 'c' }],
    [{ name: 'b' }, { name: 'a' }, { name: 'c' }],
  ],
  [
    'what each has added at one place is there, theirs first',
    ['mon'],
    ['mon', 'sat'],
    ['mon', 'sun'],
    ['mon', 'sun', 'sat'],
  ],
  [
    'what one has taken out is gone, and what the other has added stays',
    ['a', 'b'],
    ['b'],
    ['a', 'b', 'c'],
    ['b', 'c'],
  ],
  [
    'what one has added follows what it stood behind, where the other has moved that',
    ['a', 'b', 'c'],
    ['c', 'a', 'b'],
    ['a', 'b', 'c', 'd'],
    ['c', 'd', 'a', 'b'],
  ],
  ['each has changed another key', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }],
  ['one has taken a key out that the other has left', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
])('%s', (_what, base, mine, theirs, value) => {
  expect(merged(base, mine, theirs)).toEqual({ value, conflicts: [] })
})

test('a key that one has added stands where it does there', () => {
  const { value } = merged({ a: 1 }, { a: 1, b: 2 }, { c: 3, a: 1 })
  expect(Object.entries(value as object)).toEqual([
    ['c', 3],
    ['a', 1],
    ['b', 2],
  ])
})

test.each([
  ['mine', 'Tables'],
  ['theirs', 'Desks'],
] as const)('where both have changed a text, that of the side that is chosen stands: %s', (side, title) => {
  const text = (words: string) => ({ pages: { home: { title: words } } })
  expect(merged(text('Wood'), text('Tables'), text('Desks'), side)).toEqual({
    value: text(title),
    conflicts: [{ path: ['pages', 'home', 'title'], mine: 'Tables', theirs: 'Desks' }],
  })
})
