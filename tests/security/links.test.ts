import { expect, test } from 'vitest'
import { emailHref, phoneHref } from '../../generator/compile/contact/contact-links.ts'
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
  expect(phoneHref(phone, '+55')).toBe(href)
})

test.each([
  ['+1', '1-800-356-9377', '+18003569377'],
  ['+52', '01 55 1234 5678', '+525512345678'],
  ['+52', '044 55 1234 5678', '+525512345678'],
  ['+1', '800-356-9377', '+18003569377'],
  ['+1', '1 (555) 555-0100', '+15555550100'],
  ['+44', '01632 960123', '+441632960123'],
  ['+1', '+1 1-800-356-9377', '+18003569377'],
  ['+7', '8 (495) 123-45-67', '+74951234567'],
  ['+7', '+7 8 (727) 258-12-34', '+77272581234'],
  ['+375', '8 017 123-45-67', '+375171234567'],
  ['+36', '06 1 234 5678', '+3612345678'],
  ['+36', '+36 06 20 123 4567', '+36201234567'],
  ['+39', '06 6982 0000', '+390669820000'],
  ['+39', '+39 (0)6 6982 0000', '+390669820000'],
  ['+39', '312 345 6789', '+393123456789'],
  ['+378', '0549 123456', '+3780549123456'],
  ['+225', '07 12 34 56 78', '+2250712345678'],
  ['+33', '+33 (0)3 53 01 00 67', '+33353010067'],
  ['+33', '03 53 01 00 67', '+33353010067'],
  ['+44', '+44 (0)20 7946 0123', '+442079460123'],
  ['+972', '02-123-4567', '+97221234567'],
  ['+81', '03-1234-5678', '+81312345678'],
  ['+55', '0 11 90000-0000', '+5511900000000'],
  ['+55', '(55) 99999-1234', '+5555999991234'],
  // No plan has these: one 0 goes behind a prefix, nothing else.
  ['+999', '0123 45678', '+99912345678'],
  ['+999', '+999 0123 45678', '+999012345678'],
  ['+33', '0800 123 45', '+3380012345'],
])('behind %s the number %s is dialled %s', (phonePrefix, phone, dialled) => {
  expect(phoneHref(phone, phonePrefix)).toBe(`tel:${dialled}`)
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
    scripts: [],
  })
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img')
  expect(JSON.parse(inScript(JSON.stringify({ evil })))).toEqual({ evil })
})
