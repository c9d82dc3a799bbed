import { expect, test } from 'vitest'
import { chatHref, phoneHref } from '../../../generator/compile/contact/contact-links.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** A number in each place that can have one, with the path of the place. */
function withPhone(number: string): string {
  return changed([
    ['  phone: "+33639980067"', `  phone: "${number}"`],
    [
      'contactDetails:\n',
      `offices:\n  porto:\n    name: { fr: Porto, de: Porto }\n    phone: "${number}"\ncontactDetails:\n`,
    ],
    ['    fr: 03 53 01 00 67\n', `    fr: "${number}"\n`],
  ])
}

const places = ['chat.phone', 'offices.porto.phone', 'contactDetails.phone.fr']

/** What is said of numbers, by place. */
function said(text: string) {
  return checkText(text)
    .filter(({ code }) => code.startsWith('phone-'))
    .map(({ code, path, parameters }) => [path.join('.'), code, (parameters as { suggestion?: string }).suggestion])
    .sort()
}

test.each([
  ['00351 22 555 0100', 'phone-prefix', '+351225550100'],
  ['+39655550100', 'phone-prefix', '+390655550100'],
  ['+33 3 53 01 00', 'phone-prefix', undefined],
  ['by appointment', 'phone-form', undefined],
])('a number means the same wherever it stands: %s', (number, code, suggestion) => {
  expect(said(withPhone(number))).toEqual([...places].sort().map((place) => [place, code, suggestion]))
})

test.each(['+33(0)639980067', '٠٦ ٣٩ ٩٨ ٠٠ ٦٧', '(06) 39 98 00 67'])(
  'a number that is rightly called is right everywhere: %s',
  (number) => {
    expect(said(withPhone(number)).filter(([, code]) => code !== 'phone-differs')).toEqual([])
  },
)

test('links and the chat call numbers as the plan has them', () => {
  const chat = { url: 'https://chat.example', phoneParameter: 'to', textParameter: 'text', greeting: '', label: {} }
  const called = (phone: string, phonePrefix: string) =>
    new URL(chatHref({ ...chat, phone }, { locale: 'fr', phonePrefix })).searchParams.get('to')
  expect(called('٠٦ ٣٩ ٩٨ ٠٠ ٦٧', '+33')).toBe('33639980067')
  expect(called('+33(0)639980067', '')).toBe('33639980067')
  expect(phoneHref('8 (044) 555 01 00', '+380')).toBe('tel:+380445550100')
})
