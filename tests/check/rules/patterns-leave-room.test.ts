import { expect, test } from 'vitest'
import { patternsLeaveRoom } from '../../../generator/check/rules/patterns-work.ts'
import { problemsIn, type Site } from '../../../generator/check/rules/site.ts'
import type { Surroundings } from '../../../generator/check/rules/surroundings.ts'

const parametersOf = (pattern: string) => {
  const value = { forms: { main: { fields: [{ type: 'text', pattern }] } } }
  return problemsIn(patternsLeaveRoom({ value } as unknown as Site, {} as Surroundings)).map(
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
