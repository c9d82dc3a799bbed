import { describe, expect, test } from 'vitest'
import { localeName } from '../../generator/diagnostics/words.ts'

describe('a locale in a message', () => {
  const tags = { pt: 'pt-BR', es: 'es-ES', xx: 'xx' }

  test('is named by its language', () => {
    expect(localeName('es', tags, 'en')).toBe('Spanish')
    expect(localeName('es', tags, 'pt')).toBe('espanhol')
  })

  test('is told apart from another one of the same language by its key', () => {
    const both = { br: 'pt-BR', eu: 'pt-PT', en: 'en-US' }
    expect(['br', 'eu', 'en'].map((key) => localeName(key, both, 'en'))).toEqual([
      'Portuguese (br)',
      'Portuguese (eu)',
      'English',
    ])
  })

  test('keeps its key where its language has no name, or where it is not one of the site', () => {
    expect(localeName('xx', tags, 'en')).toBe('xx')
    expect(localeName('constructor', tags, 'en')).toBe('constructor')
  })
})
