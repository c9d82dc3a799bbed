import { expect, test } from 'vitest'
import { found } from '../found.ts'

const phones = (fr: string, de: string) =>
  found(['    fr: 03 53 01 00 67\n    de: +33 3 53 01 00 67', `    fr: "${fr}"\n    de: "${de}"`])
const path = 'contactDetails.phone'

test('tells a number that differs between languages', () => {
  expect(phones('03 53 01 00 76', '+33 3 53 01 00 67')).toEqual([`phone-differs ${path}.de`])
  expect(phones('+33 3 53 01 00 67', '+33 3 53 01 00')).toEqual([`phone-differs ${path}.de`])
})

test('takes a number of another country', () => {
  expect(phones('03 53 01 00 67', '+49 7851 90000')).toEqual([])
})

test('tells a prefix that would be dialled twice', () => {
  expect(phones('33 3 53 01 00 67 0', '+33 3 53 01 00 67')).toEqual([`phone-prefix ${path}.fr`])
  expect(phones('0033 3 53 01 00 67', '+33 3 53 01 00 67')).toEqual([`phone-prefix ${path}.fr`])
})

test('tells what becomes of a 0, unless another language confirms it', () => {
  expect(phones('0800 123 456', '0800 123 456')).toEqual([`phone-prefix ${path}.fr`, `phone-prefix ${path}.de`])
  expect(phones('03 53 01 00 67', '+33 3 53 01 00 67')).toEqual([])
})

test('tells a link to the chat with another number', () => {
  const link = (url: string) => found(['https://www.instagram.com/marteau.feutre.example', url])
  expect(link('https://wa.me/33639980068')).toEqual(['phone-differs footer.social.0.url'])
  expect(link('https://wa.me/33639980067')).toEqual([])
})
