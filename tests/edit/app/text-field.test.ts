import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { placeholder } from '../../../schema/placeholder.ts'
import { en } from '../../../src/edit/words/en.ts'
import { WordsContext } from '../../../src/edit/words/use-words.ts'

vi.stubGlobal('window', {})
const { TextField } = await import('../../../src/edit/fields/text-field.tsx')

const answer = async () => ({ version: '' })

function fieldOf(code: string, value: string): string {
  const problem = { path: [], severity: 'error' as const, code, message: 'Told.', line: 1, isAcceptable: false }
  const field = createElement(TextField, {
    ...{ label: 'Greeting', place: ['chat', 'greeting'], lang: 'en', value, caret: undefined, problems: [problem] },
    ...{ save: answer, onType() {}, onMend() {} },
  })
  return renderToStaticMarkup(createElement(WordsContext, { value: { language: 'en', words: en } }, field))
}

test.each([
  ['value-unfinished', placeholder, false],
  ['text-placeholder', placeholder, false],
  ['text-missing', '', true],
  ['title-long', 'A title', true],
])('a field that nobody was in tells %s of "%s": %s', (code, value, expected) => {
  const field = fieldOf(code, value)
  expect(field.includes('data-invalid')).toBe(expected)
  expect(field.includes('Told.')).toBe(expected)
})
