import { expect, test } from 'vitest'
import type { EditedProblem } from '../../../src/edit/protocol/protocol.ts'
import { sayProblems } from '../../../src/edit/words/problem-words.ts'

const problem = (code: string, values?: EditedProblem['values']): EditedProblem => ({
  values,
  path: ['pages'],
  severity: 'warning',
  code,
  message: 'In English.',
  line: 1,
  isAcceptable: true,
})
const state = { problems: [problem('text-missing'), problem('seldom-seen')] }

test('the commonest problems are said in a language that the check does not speak, others as it says them', () => {
  const said = (language: string) => sayProblems(state, language).problems.map(({ message }) => message)
  expect(said('de')).toEqual(['Dieser Text fehlt.', 'In English.'])
  expect(said('fr')).toEqual(['Ce texte manque.', 'In English.'])
  expect(sayProblems(state, 'pt')).toBe(state)
})

test.each(['es', 'fr', 'de', 'it'])('in %s a problem says what it is about', (language) => {
  const told = (code: string, values: EditedProblem['values']) =>
    sayProblems({ problems: [problem(code, values)] }, language).problems[0]?.message
  const differing = told('number-differs', { missing: '25, 40', extra: '' })
  expect(differing).toContain('25, 40')
  expect(differing).not.toMatch(/[[\]{}]|: \./)
  expect(told('title-long', { length: '70', limit: '60' })).toMatch(/70.*60/)
  expect(told('text-copied', { other: 'audit' })).toContain('audit')
})
