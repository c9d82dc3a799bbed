import { expect, test } from 'vitest'
import { expectedAfter } from '../../../generator/edit/yaml/expected-value.ts'
import type { SentEdit } from '../../../src/edit/protocol/protocol.ts'
import { editAfter } from '../../../src/edit/state/path-after.ts'

const list = ['a', 'b', 'c', 'd']
const others: readonly SentEdit[] = [0, 1, 2, 3].flatMap((at): SentEdit[] => [
  { do: 'insert', path: ['list', at], value: 'new' },
  { do: 'remove', path: ['list', at], was: list[at] },
  ...[0, 1, 2, 3].map((to): SentEdit => ({ do: 'move', path: ['list', at], was: list[at], to })),
])

test('an edit that was meant for an entry finds it wherever others have moved it', () => {
  for (const other of others) {
    const changed = expectedAfter({ list }, [other]) as { list: string[] }
    for (const [at, word] of list.entries()) {
      if (!changed.list.includes(word)) continue
      const edit: SentEdit = { do: 'set', path: ['list', at], was: word, value: 'written' }
      const { path } = editAfter(edit, [other])
      expect(changed.list[Number(path[1])], `${word} after ${JSON.stringify(other)}`).toBe(word)
    }
  }
})

test('a place that is no entry stays where it is, and a move of a section goes to the place that was meant', () => {
  const moved: SentEdit = { do: 'move', path: ['list', 0], was: 'a', to: 1 }
  const section: SentEdit = { do: 'move', path: ['pages', 'home'], was: {}, to: 2 }
  expect(editAfter(section, [moved])).toEqual(section)
  expect(editAfter({ ...moved, to: 2 }, [moved])).toEqual({ ...moved, path: ['list', 1], to: 3 })
})
