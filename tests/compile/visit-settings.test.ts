import { expect, test } from 'vitest'
import type { LocaleProjection } from '../../generator/compile/locale-projection.ts'
import { visitSettings } from '../../generator/compile/visit-settings.ts'
import type { Counter } from '../../generator/privacy/analytics.ts'

const counter = { goals: { call: 'count', goals: { lead: [], phone: [], chat: [] } } } as unknown as Counter
const settings = (chat: object | undefined) =>
  visitSettings(
    { locale: 'en', config: { chat, contactDetails: { phonePrefix: '+55' } } } as unknown as LocaleProjection,
    {
      counter,
      services: [],
    },
  )

test('a chat is counted by its address, whatever its message is about', () => {
  expect(settings({ phone: '(11) 90000-0001', greeting: 'Hello' })?.chat).toBe('https://wa.me/5511900000001')
  const own = { url: 'https://chat.example/to?lang=en', phoneParameter: 'phone', textParameter: 'text' }
  expect(settings({ phone: '(11) 90000-0001', greeting: 'Hello', ...own })?.chat).toBe('https://chat.example/to')
  expect(settings(undefined)).not.toHaveProperty('chat')
})

test('a site that counts no visits has nothing to tell the script', () => {
  const projection = { locale: 'en', config: { contactDetails: {} } } as unknown as LocaleProjection
  expect(visitSettings(projection, { counter: undefined, services: [] })).toBeUndefined()
})
