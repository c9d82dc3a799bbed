import { expect, test } from 'vitest'
import { inLanguage, takeLanguage } from '../../generator/commands/in-language.ts'
import { languageOf } from '../../generator/diagnostics/language-of.ts'

test.each([
  [['--lang', 'pt', '--port', '5000'], ['--port', '5000'], 'pt'],
  [['--port', '5000', '--lang=pt'], ['--port', '5000'], 'pt'],
  [['--port', '5000'], ['--port', '5000'], undefined],
  [['--lang'], [], ''],
])('takes the language out of %j', (args, rest, said) => {
  expect(takeLanguage(args)).toEqual({ rest, said })
})

test('lets any command speak it, whatever the computer speaks', () => {
  const io = { out() {}, err() {}, env: { LC_ALL: 'en_US.UTF-8' }, isTerminal: false }
  expect(languageOf(inLanguage(io, 'pt')?.env ?? {})).toBe('pt')
  expect(inLanguage(io, 'klingon')).toBeUndefined()
})
