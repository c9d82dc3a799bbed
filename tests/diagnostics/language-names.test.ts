import { expect, test } from 'vitest'
import { composeMessage } from '../../generator/diagnostics/words.ts'

test('the languages that privacy can be told in have their own names, whatever the site calls its locales', () => {
  // The site calls Welsh "en", and has Portuguese twice.
  const tags = { en: 'cy', pt: 'pt-PT', br: 'pt-BR' }
  const told = (language: 'en' | 'pt') =>
    composeMessage(
      {
        code: 'privacy-language',
        parameters: { locale: 'en', known: ['en', 'fr', 'pt'] },
        related: [],
        tags,
      } as unknown as Parameters<typeof composeMessage>[0],
      language,
    ).message
  expect(told('en')).toBe(
    'The generator has no words in Welsh for what happens to data. It has them in English, French and Portuguese.',
  )
  expect(told('pt')).toBe(
    'O gerador não sabe dizer em galês o que acontece com os dados. Sabe em inglês, francês e português.',
  )
})
