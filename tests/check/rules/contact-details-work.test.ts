import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found, foundInThird } from './found.ts'

const phone = (number: string) => found(['fr: 03 53 01 00 67', `fr: "${number}"`])

test.each(['03 53 01 00 67', '+33 3 53 01 00 67', '(03) 53-01-00.67'])('takes the phone number %s', (number) => {
  expect(phone(number)).toEqual([])
})

test.each(['12', '+999 353 010 067', '03 53 01 00 67 ext. 2', '+0 353 010 067', '+33 3 53 01 00 67 00 00 00'])(
  'tells the phone number %s',
  (number) => {
    expect(phone(number)).toEqual(['phone-form contactDetails.phone.fr'])
  },
)

test.each([
  'mailto:atelier@marteau.example',
  'atelié@marteau.example',
  'atelier@marteau,example',
  'a@b@marteau.example',
  'atelier@marteau_feutre.example',
  'atelier@-marteau.example',
  'atelier@marteau-.example',
  'atelier@marteau/feutre.example',
])('tells the e-mail address %s', (address) => {
  expect(found(['fr: atelier@marteau-feutre.example', `fr: ${address}`])).toContain(
    'email-form contactDetails.email.fr',
  )
})

test.each(['atelier@marteau.xn--p1ai', 'atelier@ñandú.example', 'аня@почта.рф', 'atelier@почта.рф', 'अ@डाटामेल.भारत'])(
  'takes the e-mail address %s',
  (address) => {
    expect(found(['fr: atelier@marteau-feutre.example', `fr: ${address}`])).not.toContain(
      'email-form contactDetails.email.fr',
    )
  },
)

test.each([
  ['mailto:atelier@marteau.example', 'atelier@marteau.example'],
  ['atelier @marteau.example', 'atelier@marteau.example'],
  ['Atelier <atelier@marteau.example>', 'atelier@marteau.example'],
  ['atelier@marteau,example', 'atelier@marteau.example'],
  ['atelier@marteau.example.', 'atelier@marteau.example'],
  ['atelié@marteau.example', undefined],
  ['Atelier <atelié@ñandú.example,>', 'atelié@ñandú.example'],
  ['例え@例え。テスト', '例え@例え.テスト'],
  ['atelier(at)marteau.example', undefined],
  ['a@marteau.example, b@marteau.example', undefined],
])('suggests for the e-mail address %s that of %s', (address, suggestion) => {
  const [problem] = checkText(changed([['fr: atelier@marteau-feutre.example', `fr: ${address}`]]))
  expect(problem).toMatchObject({ code: 'email-form', parameters: { value: address } })
  expect((problem?.parameters as { suggestion?: string } | undefined)?.suggestion).toBe(suggestion)
})

test('of letters that few mail services know it is said that they are, and no other mailbox is proposed', () => {
  const [problem] = checkText(changed([['fr: atelier@marteau-feutre.example', 'fr: atelié@marteau.example']]))
  expect(problem).toMatchObject({
    code: 'email-form',
    parameters: { value: 'atelié@marteau.example', isForeign: true },
  })
})

test.each([
  ['müller@bücher.example', []],
  ['buero@bücher.example', []],
  ['аня@почта.рф', []],
  ['müller@buecher.example', ['email-form']],
])('%s is taken, or told, in every place alike', (address, codes) => {
  const texts = [
    changed([['fr: atelier@marteau-feutre.example', `fr: ${address}`]]),
    changed([
      [
        'contactDetails:\n',
        `offices:\n  porto:\n    name: { fr: Porto, de: Porto }\n    email: ${address}\ncontactDetails:\n`,
      ],
    ]),
    changed([['Depuis, plus de 400', `[Écrire](mailto:${address}) depuis, plus de 400`]]),
    changed([
      [
        '      to: webhook\n      address: /crochet/atelier\n',
        `      to: email\n      provider: resend\n      sender: site@marteau.example\n      recipients: ["${address}"]\n`,
      ],
    ]),
  ]
  for (const text of texts)
    expect(checkText(text).flatMap(({ code }) => (/^(?:email-form|form-wrong)$/.test(code) ? [code] : []))).toEqual(
      codes,
    )
})

test('a day that the company is open asks for its hours by the days of the week', () => {
  const field = (more: string) =>
    foundInThird([
      '    fields:\n',
      `    fields:\n      - type: day\n        name: day\n        label: { en: Day, ja: 日, ar: يوم }\n${more}`,
    ]).flatMap(({ code, parameters }) => (code === 'detail-missing' ? [parameters] : []))
  expect(field('        onlyOpen: true\n')).toEqual([{ detail: 'openingHours' }])
  expect(field('        onlyOpen: false\n')).toEqual([])
})
