import '../react-for-tests.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test, vi } from 'vitest'
import { FallbackContacts } from '../../src/contact/sending/fallback-contacts.tsx'
import type { FormField } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import { SiteProvider } from '../../src/content/site-context.tsx'
import { createMessages } from '../../src/locale/create-messages.ts'

const words = {
  about: 'About:',
  perhaps: 'Perhaps.',
  otherWays: 'Or:',
  viaChat: 'Chat',
  viaEmail: 'Mail',
  viaPhone: 'Call {{phone}}',
}
const shell = {
  ...{ locale: 'en', defaultLocale: 'en', messages: { contact: { form: words }, common: { newTab: 'new tab' } } },
  chat: { href: 'https://chat.example/?phone=1&text=Hello', textParameter: 'text' },
  contact: { emailHref: 'mailto:a@b.example', phone: '+33 1', phoneHref: 'tel:+331' },
} as unknown as Shell
const fields = [
  { type: 'text', name: 'name', label: 'Name' },
  { type: 'select', name: 'size', label: 'Size', options: [{ value: 'l', label: 'Large & wide' }] },
  { type: 'file', name: 'plan', label: 'Plan' },
  { type: 'checkbox', name: 'agreed', label: 'I agree' },
  { type: 'textarea', name: 'note', label: 'Note' },
] as unknown as FormField[]
const values = { name: 'Ana', size: 'l', plan: '[["a.pdf",1]]', agreed: true, note: 'One\nTwo' }

/** Where the ways lead. */
function hrefs(subject?: string): string[] {
  vi.stubGlobal('document', { title: 'Contact – Rubra' })
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={createMessages(shell)}>
      <SiteProvider shell={shell}>
        <FallbackContacts fields={fields} values={values} subject={subject} isOpen />
      </SiteProvider>
    </I18nextProvider>,
  )
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
}
afterEach(() => vi.unstubAllGlobals())

test('what was typed can be sent in another way, each field on a line of its own', () => {
  expect(hrefs()).toEqual([
    'https://chat.example/?phone=1&text=Name%3A%20Ana%0ASize%3A%20Large%20%26%20wide%0AI%20agree%0ANote%3A%20One%0ATwo',
    'mailto:a@b.example?subject=Contact%20%E2%80%93%20Rubra&body=Name%3A%20Ana%0D%0ASize%3A%20Large%20%26%20wide%0D%0AI%20agree%0D%0ANote%3A%20One%0D%0ATwo',
    'tel:+331',
  ])
})

test('what it is about stands above', () => {
  expect(hrefs('Audit')[1]).toContain('&body=About%3A%20Audit%0D%0AName%3A%20Ana%0D%0A')
})
