import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StateDiffs } from '../../../generator/edit/server/state-diffs.ts'
import { differencesBetween, withDifferences } from '../../../src/edit/state/differences.ts'
import { runsOf } from '../../site/thorough.ts'

/** Values whose entries often have the same names, so that one differs from another in some places only. */
const value = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 4 }, fc.constantFrom('a', 'b', 1, null, true), tie('list'), tie('mapping')),
  list: fc.array(tie('any'), { maxLength: 3 }),
  mapping: fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__'), tie('any'), { maxKeys: 3 }),
})).any

/** What comes over the line. */
const sent = <Value>(told: Value): Value => JSON.parse(JSON.stringify(told))

test('a value with its differences is the other value, to the order of its keys', () => {
  fc.assert(
    fc.property(value, value, (before, now) => {
      const changed = withDifferences(before, sent(differencesBetween(before, now)))
      expect(JSON.stringify(changed)).toBe(JSON.stringify(now))
    }),
    { numRuns: runsOf(3000) },
  )
})

test('an app that gets differences knows the whole state, however many it has missed, and what stays is the same value', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), fc.array(fc.boolean()), (states, hears) => {
      const told = new StateDiffs()
      const apps = [0, 1].map(() => ({ stamp: '', state: undefined as unknown }))
      for (const [index, state] of states.entries())
        for (const [number, app] of apps.entries()) {
          if (number === 1 && hears[index]) continue
          const { stamp, differences } = sent(told.answer({ state, stays: ['as', { it: 'is' }] }, app.stamp))
          const next = withDifferences(app.state, differences)
          expect(JSON.stringify(next)).toBe(JSON.stringify({ state, stays: ['as', { it: 'is' }] }))
          if (number === 0 && app.state)
            expect((next as { stays: unknown }).stays).toBe((app.state as { stays: unknown }).stays)
          Object.assign(app, { stamp, state: next })
        }
    }),
  )
})

test('a large part that is another one comes as a whole', () => {
  const told = new StateDiffs()
  const list = (sign: string) => Array.from({ length: 600 }, (_, index) => `${sign}${index}`)
  const { stamp } = told.answer({ list: list('a') }, '')
  expect(told.answer({ list: list('a') }, stamp)).toEqual({ stamp, differences: [] })
  expect(told.answer({ list: list('b') }, stamp).differences).toEqual([{ path: [], now: { list: list('b') } }])
})
