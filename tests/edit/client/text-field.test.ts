import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { placeholder } from '../../../schema/placeholder.ts'
import { type OpenFile, OpenFileContext } from '../../../src/edit/state/open-file.ts'
import { en } from '../../../src/edit/words/en.ts'
import { WordsContext } from '../../../src/edit/words/use-words.ts'

vi.stubGlobal('window', {})
const { TextField } = await import('../../../src/edit/fields/text-field.tsx')
const { TextBlock } = await import('../../../src/edit/card/text-block.tsx')

const answer = async () => ({ version: '' })

function fieldOf(code: string, value: string): string {
  const problem = { path: [], severity: 'error' as const, code, message: 'Told.', line: 1, isAcceptable: false }
  const field = createElement(TextField, {
    ...{ label: 'Greeting', place: ['chat', 'greeting'], lang: 'en', value, caret: undefined, problems: [problem] },
    ...{ save: answer, onType() {}, onFix() {} },
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

test.each([
  ['slug', '', false],
  ['slug', placeholder, true],
  ['title', '', true],
])(
  'a text at %s that is "%s" is said to be missing: %s, since the first page of a language has an empty address',
  (key, text, expected) => {
    const path = ['pages', 'home', key]
    const locales = [{ key: 'en', name: 'English', tag: 'en' }]
    const state = {
      value: { pages: { home: { [key]: { en: text } } } },
      defaultLocale: 'en',
      locales,
      texts: [],
      problems: [],
      pages: [],
    }
    const block = createElement(TextBlock, {
      ...{ path, name: 'Field', locale: 'en', picked: undefined, stale: new Set<string>() },
      ...{ onType() {}, onReplaced() {} },
    })
    const file = { state, language: 'en', edit: answer } as unknown as OpenFile
    const open = createElement(OpenFileContext, { value: file }, block)
    const drawn = renderToStaticMarkup(createElement(WordsContext, { value: { language: 'en', words: en } }, open))
    expect(drawn.includes('Missing')).toBe(expected)
  },
)
