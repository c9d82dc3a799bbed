import { expect, test } from 'vitest'
import { languages } from '../../generator/diagnostics/languages.ts'
import { ownExamples, withExamples } from '../../generator/diagnostics/own-examples.ts'
import { composeMessage } from '../../generator/diagnostics/words.ts'
import { foundInThird } from '../check/rules/found.ts'

test('examples are those of the country in which the site speaks its first language', () => {
  expect(ownExamples({ it: 'it', de: 'de-AT' })).toEqual({ country: 'IT', flag: 'it', prefix: '+39', tag: 'it-IT' })
  expect(ownExamples({ x: 'not a tag', pt: 'pt-BR' })).toMatchObject({ country: 'BR', prefix: '+55' })
  expect(ownExamples({}).country).toBe('FR')
  expect(withExamples(languages.en.forms.phonePrefix, ownExamples({ ja: 'ja' }))).toContain('"+81"')
})

test.each(['en', 'pt'] as const)(
  'what is said of a number in %s has the prefix of the site, and no other',
  (language) => {
    const [problem] = foundInThird(['    phone: +212 535 000 169\n', '    phone: 169\n'])
    if (!problem) throw new Error('The number is taken')
    const { message, help } = composeMessage({ ...problem, related: [], tags: { en: 'en-GB' } } as never, language)
    expect(`${message} ${help}`).toContain('+44 ')
  },
)
