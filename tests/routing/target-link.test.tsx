import '../react-for-tests.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import type { Shell } from '../../src/content/shell-content.ts'
import { SiteProvider } from '../../src/content/site-context.tsx'
import { createMessages } from '../../src/locale/create-messages.ts'
import { TargetLink } from '../../src/routing/target-link.tsx'

const shell = {
  ...{ locale: 'en', defaultLocale: 'en', messages: { common: { newTab: 'opens in a new tab' } } },
  chat: { href: 'https://chat.example/1?text=Hello', textParameter: 'text' },
} as unknown as Shell

function drawn(href: string, facts?: string): string {
  const target = { href, ...(facts !== undefined && { facts }) }
  return renderToStaticMarkup(
    <I18nextProvider i18n={createMessages(shell)}>
      <SiteProvider shell={shell}>
        <TargetLink target={target}>Go</TargetLink>
      </SiteProvider>
    </I18nextProvider>,
  )
}

test.each(['https://b.example/', 'http://b.example/'])('%s, on another site, opens a new tab and says so', (href) => {
  expect(drawn(href)).toBe(
    `<a href="${href}" target="_blank" rel="noopener">Go\u2060<span class="visually-hidden"> (opens in a new tab)</span></a>`,
  )
})

test.each(['/en/about', '/assets/a.pdf', 'tel:+331', 'mailto:a@b.example', '#form'])('%s stays in this tab', (href) => {
  expect(drawn(href)).toBe(`<a href="${href}">Go</a>`)
})

test('what is said of a file follows its words', () => {
  expect(drawn('/assets/a.pdf', '(PDF, 2 MB)')).toBe(
    '<a href="/assets/a.pdf">Go<span class="link-facts"> (PDF, 2 MB)</span></a>',
  )
})

test.each([
  ['https://chat.example/1?text=About', true],
  ['https://chat.example/1', true],
  ['https://chat.example/2?text=Hello', false],
])('%s has the sign of a chat: %s', (href, hasSign) => {
  expect(/<svg|chat-sign/.test(drawn(href))).toBe(hasSign)
})
