import { expect, test } from 'vitest'
import { patternsLeaveRoom } from '../../../generator/check/rules/patterns-work.ts'
import type { RuleContext } from '../../../generator/check/rules/rule-context.ts'
import { flattenProblems, type RuleInput } from '../../../generator/check/rules/rule-input.ts'

const parametersOf = (pattern: string) => {
  const config = { forms: { main: { fields: [{ type: 'text', pattern }] } } }
  return flattenProblems(patternsLeaveRoom({ config } as unknown as RuleInput, {} as RuleContext)).map(
    ({ parameters }) => parameters,
  )
}

test('a template as forms on paper have it gets an expression for its digits', () => {
  expect(parametersOf('dd/mm/aaaa')).toEqual([{ pattern: 'dd/mm/aaaa', suggestion: '[0-9]{2}/[0-9]{2}/[0-9]{4}' }])
})

test('a long row of digits with a word behind it is read at once', { timeout: 5000 }, () => {
  const pattern = `${'0'.repeat(60)} xx`
  expect(parametersOf(pattern)).toEqual([{ pattern }])
})
