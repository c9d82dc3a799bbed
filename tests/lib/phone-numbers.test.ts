import { expect, test } from 'vitest'
import { dialledNumber, judgePhone } from '../../generator/lib/addresses/phone-numbers.ts'

test.each([
  ['00351 22 555 0100', '+33', '+351225550100'],
  ['0041 (0)44 555 01 00', '+41', '+41445550100'],
  ['011 33 6 39 98 00 67', '+1', '+33639980067'],
  ['0011 33 6 39 98 00 67', '+61', '+33639980067'],
  ['810 33 6 39 98 00 67', '+7', '+33639980067'],
])('a number begun as it is dialled abroad, %s with %s, is %s and told', (text, prefix, dialled) => {
  expect(judgePhone(text, prefix)).toEqual({ dialled, slip: 'access', suggestion: dialled })
})

test.each([
  ['+33(0)639980067', '', '+33639980067'],
  ['+4401632960000', '', '+441632960000'],
  ['+39 (0)6 55550100', '', '+390655550100'],
  ['06 55550100', '+39', '+390655550100'],
  ['(0-22) 555 01 00', '+48', '+48225550100'],
  ['+48 (0-22) 555 01 00', '', '+48225550100'],
  ['8 (044) 555 01 00', '+380', '+380445550100'],
  ['8 (495) 555 01 00', '+7', '+74955550100'],
  ['044 55 1234 5678', '+52', '+525512345678'],
  ['+683 4002', '', '+6834002'],
])(
  'what a country puts before numbers at home, now or formerly, is not dialled: %s with %s is %s',
  (text, prefix, dialled) => {
    expect(judgePhone(text, prefix)).toEqual({ dialled })
  },
)

test.each([
  ['٠٦ ٣٩ ٩٨ ٠٠ ٦٧', '+33'],
  ['۰۶ ۳۹ ۹۸ ۰۰ ۶۷', '+33'],
  ['०६ ३९ ९८ ०० ६७', '+33'],
  ['０６−３９９８−００６７', '+33'],
  ['＋３３　６３９９８００６７', '+1'],
  ['\u202d+33 6 39 98 00 67\u202c', '+1'],
])('digits of other scripts are digits: %s', (text, prefix) => {
  expect(dialledNumber(text, prefix)).toBe('+33639980067')
})

test('a number that lacks the 0 its country keeps is told with the number that has it', () => {
  expect(judgePhone('+39655550100', '')).toEqual({
    dialled: '+39655550100',
    slip: 'zero',
    suggestion: '+390655550100',
  })
})

test('no number is proposed where none suits a plan', () => {
  expect(judgePhone('33 3 53 01 00 67 0', '+33')).toEqual({ dialled: '+33333530100670', slip: 'plan' })
  expect(judgePhone('+33 3 53 01', '')).toEqual({ dialled: '+3335301', slip: 'plan' })
})
