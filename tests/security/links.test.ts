import { expect, test } from 'vitest'
import { emailHref, phoneHref } from '../../generator/compile/contact-links.ts'
import { htmlDocument, inScript } from '../../generator/render/html-document.ts'

test.each([
  ['contato@rubra.example', 'mailto:contato@rubra.example'],
  ['olá+1@rubra.example', 'mailto:ol%C3%A1%2B1@rubra.example'],
  ['a@b.example?bcc=eve@evil.example', 'mailto:a@b.example%3Fbcc%3Deve@evil.example'],
  ['a@b.example\r\nBcc: eve@evil.example', 'mailto:a@b.example%0D%0ABcc%3A%20eve@evil.example'],
])('the address %j becomes a link to nobody else', (email, href) => {
  expect(emailHref(email)).toBe(href)
})

test.each([
  ['(11) 90000-0000', 'tel:+5511900000000'],
  ['+55 (11) 90000-0000', 'tel:+5511900000000'],
  ['11 90000;phone-context=evil', 'tel:+551190000'],
])('the number %j becomes a link of digits', (phone, href) => {
  expect(phoneHref({ phone, phonePrefix: '+55' })).toBe(href)
})

test('no text of a page can end an element of its document', () => {
  const evil = '</script></title><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const html = htmlDocument({
    lang: 'en',
    head: [
      { tag: 'title', text: evil },
      { tag: 'meta', attributes: { name: 'description', content: evil } },
      { tag: 'script', attributes: { type: 'application/ld+json' }, text: JSON.stringify({ evil }) },
    ],
    styles: '',
    body: '',
    data: { boot: { evil } },
    script: '',
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
  expect(JSON.parse(inScript(JSON.stringify({ evil })))).toEqual({ evil })
})
