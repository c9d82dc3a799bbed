import { expect, test } from 'vitest'
import { withMessage } from '../../src/contact/values/with-message.ts'

test('the spaces of a message are encoded so that every app reads them, and nothing else of the address changes', () => {
  expect(withMessage('https://chat.example/+5511?phone=55&text=old+one', 'text', '1 + 1 é')).toBe(
    'https://chat.example/+5511?phone=55&text=1%20%2B%201%20%C3%A9',
  )
})
