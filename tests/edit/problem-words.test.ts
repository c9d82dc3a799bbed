import { expect, test } from 'vitest'
import type { EditedProblem } from '../../src/edit/protocol/protocol.ts'
import { sayProblems } from '../../src/edit/words/problem-words.ts'

const problem = (code: string): EditedProblem => ({
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
