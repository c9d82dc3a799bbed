import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { changesBetween, pathBefore } from '../../../generator/edit/publish/changes.ts'
import { type Edit, EditRefused } from '../../../generator/edit/yaml/edit.ts'
import { expectedAfter } from '../../../generator/edit/yaml/expected-value.ts'
import { sourceLines } from '../../../generator/edit/yaml/source-lines.ts'
import { runsOf } from '../../site/thorough.ts'
import { writtenFiles } from '../written-file.ts'
import { editsOf } from '../yaml/any-edit.ts'

/** What has changed, as lines. */
function told(before: unknown, now: unknown): string[] {
  return changesBetween(before, now).map(({ do: kind, path }) => `${kind} ${path.join('.')}`)
}

describe('the changes between two versions', () => {
  test('name each text, and an entry with all that is in it', () => {
    const before = { pages: { home: { title: { pt: 'Um', en: 'One' } }, gone: { title: { pt: 'Dois' } } } }
    const now = { pages: { home: { title: { pt: 'Um', en: 'First' } }, new: { title: { pt: 'Novo' } } } }
    expect(told(before, now)).toEqual(['changed pages.home.title.en', 'removed pages.gone', 'added pages.new'])
  })

  test('know an item of a list by what it says, wherever it stands', () => {
    const [a, b, c] = ['Perguntas sobre preços e prazos', 'Equipe de três pessoas', 'Horário da loja'].map((title) => ({
      title: { pt: title },
    }))
    expect(told({ items: [a, b, c] }, { items: [c, a, b] })).toEqual(['moved items.0'])
    expect(told({ items: [a, b, c] }, { items: [a, c] })).toEqual(['removed items.1'])
    const fixed = { title: { pt: 'Perguntas sobre preços e datas' } }
    expect(told({ items: [a, b] }, { items: [b, fixed] })).toEqual(['moved items.1', 'changed items.1.title.pt'])
    expect(told({ items: ['one', 'two'] }, { items: ['one', 'other'] })).toEqual(['changed items.1'])
    // The second is more like the first one before, whose place is taken.
    const pairs = { before: ['a b c d e', 'other words here', 'a b c x y'], now: ['a b c d f', 'a b c d g'] }
    expect(told({ items: pairs.before }, { items: pairs.now })).toEqual([
      'changed items.0',
      'removed items.1',
      'changed items.1',
    ])
  })

  test('tell of sections that have changed places', () => {
    expect(told({ sections: { a: 1, b: 2, c: 3 } }, { sections: { c: 3, a: 1, b: 2 } })).toEqual(['moved sections.c'])
  })

  test('are taken back one by one, in any order, until nothing differs', () => {
    const cases = writtenFiles.chain(({ text }) => {
      const before: unknown = parse(text)
      const edits = fc.array(editsOf(before), { minLength: 1, maxLength: 5 })
      return fc.record({ before: fc.constant(before), edits, choose: fc.infiniteStream(fc.nat(99)) })
    })
    fc.assert(
      fc.property(cases, ({ before, edits, choose }) => {
        let now = edits.reduce(madeIfPossible, before)
        for (let left = 100; ; left--) {
          expect(left, 'changes that come back').toBeGreaterThan(0)
          const changes = changesBetween(before, now)
          const change = changes[(choose.next().value ?? 0) % changes.length]
          if (!change) break
          now = expectedAfter(now, [change.back])
        }
        expect(JSON.stringify(now)).toBe(JSON.stringify(before))
      }),
      { numRuns: runsOf(1000) },
    )
  })
})

function madeIfPossible(value: unknown, edit: Edit): unknown {
  try {
    return expectedAfter(value, [edit])
  } catch (error) {
    // The place of an edit may be gone with an earlier one.
    if (error instanceof EditRefused || error instanceof TypeError || error instanceof RangeError) return value
    throw error
  }
}

test('a place is followed into the version before, through items that have moved', () => {
  const before = { items: [{ text: { pt: 'Primeiro de todos' } }, { text: { pt: 'Segundo da lista' } }] }
  const now = { items: [{ text: { pt: 'Segundo da lista' } }, { text: { pt: 'Novo em folha' } }] }
  expect(pathBefore(before, now, ['items', 0, 'text', 'pt'])).toEqual(['items', 1, 'text', 'pt'])
  expect(pathBefore({ other: 1 }, now, ['items', 0])).toBeUndefined()
})

test('an entry comes back with its comment and as it was written', () => {
  const text =
    'a:\n  x: 1\n\n  # about y\n  y:\n    - "quoted"\n    # inner\n    - |-\n      two\n        lines\n  z: 3\n'
  expect(sourceLines(text, ['a', 'y'])).toEqual([
    '# about y',
    'y:',
    '  - "quoted"',
    '  # inner',
    '  - |-',
    '    two',
    '      lines',
  ])
  expect(sourceLines('a: { b: 1 }\n', ['a', 'b'])).toBeUndefined()
})
