import { expect, test } from 'vitest'
import { judgeProposals } from './judge-proposals.ts'

/** REPAIRS=2000 REPAIRS_FROM=1 npx vitest run tests/check/repair/proposals: as many, from another number on. */
const count = Number(process.env.REPAIRS ?? 4)
const from = Number(process.env.REPAIRS_FROM ?? 1)

test('what a message asks for leaves fewer mistakes, and no key that nothing knows is taken for a slip of lines', {
  timeout: 36_000_000,
}, () => {
  const judged = Array.from({ length: count }, (_, number) => judgeProposals(from + number))
  expect(judged.flatMap(({ faults }) => faults)).toEqual([])
  expect(judged.reduce((sum, { proposed }) => sum + proposed, 0)).toBeGreaterThan(count / 4)
})
