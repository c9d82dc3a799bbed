import { expect, test } from 'vitest'
import { chatHref } from '../../generator/compile/contact/contact-links.ts'
import { fillPlaceholder } from '../../generator/compile/words/fill-placeholder.ts'

test('of a chat with a service that is known, the number and the greeting are enough', () => {
  const chat = { phone: '+39 340 123-4567', greeting: 'Hallo du' }
  expect(chatHref(chat, { locale: 'de' })).toBe('https://wa.me/393401234567?text=Hallo%20du')
  expect(chatHref({ ...chat, service: 'telegram' }, { locale: 'de' })).toBe(
    'https://t.me/+393401234567?text=Hallo%20du',
  )
  const own = { ...chat, url: 'https://chat.example/to/' }
  expect(chatHref(own, { locale: 'de' })).toBe('https://chat.example/to/393401234567?text=Hallo%20du')
})

test('the first message of a chat is in the language of the page, where it has its own, or says what it is about', () => {
  const chat = {
    url: 'https://chat.example',
    phoneParameter: 'to',
    textParameter: 'text',
    phone: '+393401234567',
    greeting: 'Hallo',
    greetings: { it: 'Buongiorno' },
    greetingAbout: { it: 'Una domanda su {{subject}}' },
    label: { de: 'Chat', it: 'Chat' },
  }
  const said = (locale: string, subject?: string) =>
    new URL(chatHref(chat, { locale, subject })).searchParams.get('text')
  expect([said('de'), said('it')]).toEqual(['Hallo', 'Buongiorno'])
  // Services of chats want a number without signs.
  expect(chatHref({ ...chat, phone: '+39 340 123-4567' }, { locale: 'de' })).toBe(
    'https://chat.example/?to=393401234567&text=Hallo',
  )
  expect([said('de', 'Ski'), said('it', 'Sci')]).toEqual(['Hallo', 'Una domanda su Sci'])
})

test('a placeholder is filled wherever it stands in a text, and a value is never taken for a pattern', () => {
  const filled = fillPlaceholder('{{service}} laadt {{ service }}; {{other}}', 'service', '$& & Co')
  expect(filled).toBe('$& & Co laadt $& & Co; {{other}}')
  const twice = { phone: '+393401234567', greeting: 'Hi', greetingAbout: { en: '{{subject}}: about {{ subject }}?' } }
  expect(chatHref(twice, { locale: 'en', subject: 'Ski' })).toContain('text=Ski%3A%20about%20Ski%3F')
})
