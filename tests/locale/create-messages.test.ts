import { expect, test } from 'vitest'
import type { Shell } from '../../src/content/shell-content.ts'
import { createMessages } from '../../src/locale/create-messages.ts'

/** What visitors read of a message. */
function shown(text: string): string {
  const messages = { blog: { by: text }, common: { error: 'Error' } }
  const { t } = createMessages({ locale: 'en', defaultLocale: 'en', messages } as unknown as Shell)
  return t('blog.by', { author: 'Ana {{x}} $t(common.error)' })
}

test.each([
  '$t(common.error)',
  '$t(common.error, {"count": 2})',
  'a {{unknown}} b',
  '{{constructor}} {{toString}} {{author.constructor}}',
  'costs $5 & <b>',
])('a message says %s as it is written', (text) => {
  expect(shown(text)).toBe(text)
})

test('a message says its placeholders, and nothing within them is one', () => {
  expect(shown('By {{author}} {{ author }}')).toBe('By Ana {{x}} $t(common.error) Ana {{x}} $t(common.error)')
})
