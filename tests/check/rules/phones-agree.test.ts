import { expect, test } from 'vitest'
import { phoneHref } from '../../../generator/compile/contact/contact-links.ts'
import { composeMessage } from '../../../generator/diagnostics/words.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const phones = (fr: string, de: string) =>
  found(['    fr: 03 53 01 00 67\n    de: +33 3 53 01 00 67', `    fr: "${fr}"\n    de: "${de}"`])
const path = 'contactDetails.phone'

test('tells a number that differs between languages', () => {
  expect(phones('03 53 01 00 76', '+33 3 53 01 00 67')).toEqual([`phone-differs ${path}.de`])
  expect(phones('+33 3 53 01 00 67', '+33 3 53 01 00')).toEqual([`phone-prefix ${path}.de`])
})

test('takes a number of another country', () => {
  expect(phones('03 53 01 00 67', '+49 7851 90000')).toEqual([])
})

test('tells a prefix that would be dialled twice', () => {
  expect(phones('33 3 53 01 00 67 0', '+33 3 53 01 00 67')).toEqual([`phone-prefix ${path}.fr`])
  expect(phones('0033 3 53 01 00 67', '+33 3 53 01 00 67')).toEqual([`phone-prefix ${path}.fr`])
})

test('tells a number that has the prefix of another country, but no +', () => {
  expect(phones('351 912 345 678', '+33 3 53 01 00 67')).toEqual([`phone-prefix ${path}.fr`])
})

test('tells a number that suits no plan, also where it is complete', () => {
  const both = [`phone-prefix ${path}.fr`, `phone-prefix ${path}.de`]
  expect(phones('0800 123 45', '(0800) 123 45')).toEqual(both)
  expect(phones('33 53 01 00 67', '+33 33 53 01 00 67')).toEqual(both)
})

test.each([
  ['+33', '0800 123 456'],
  ['+44', '020 7946 0123'],
  ['+44', '01632 960123'],
  ['+972', '02-123-4567'],
  ['+81', '03-1234-5678'],
  ['+39', '06 6982 0000'],
  ['+7', '8 (495) 123-45-67'],
  ['+36', '06 1 234 5678'],
  ['+1', '1-800-356-9377'],
  ['+91', '91234 56789'],
  ['+54', '011 15-2345-6789'],
])('takes what the numbering plan of %s has: %s', (prefix, number) => {
  const written = `    fr: "${number}"\n    de: "${number}"`
  const prefixed = ['phonePrefix: +33', `phonePrefix: ${prefix}`] as [string, string]
  expect(found(['    fr: 03 53 01 00 67\n    de: +33 3 53 01 00 67', written], prefixed)).toEqual([])
})

test('names the number that links call', () => {
  const [problem] = checkText(changed([['    fr: 03 53 01 00 67\n    de: +33', '    fr: 0800 123 45\n    de: 0']]))
  const href = phoneHref('0800 123 45', '+33')
  expect(href).toBe('tel:+3380012345')
  expect(problem && composeMessage(problem, 'en').message).toContain(href.replace('tel:', ' '))
})

test('tells a link to the chat with another number', () => {
  const link = (url: string) => found(['https://www.instagram.com/marteau.feutre.example', url])
  expect(link('https://wa.me/33639980068')).toEqual(['phone-differs footer.social.0.url'])
  expect(link('https://wa.me/33639980067')).toEqual([])
})
