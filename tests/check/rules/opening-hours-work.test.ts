import { expect, test } from 'vitest'
import { found, foundInThird } from './found.ts'

const opens = 'hours-differ contactDetails.openingHours.0.opens'
const closes = 'hours-differ contactDetails.openingHours.0.closes'

/** What is said of the hours if people read these and search engines are told those, which are from 9 to 18 otherwise. */
function said(text: string, [from, to] = ['09:00', '18:00']): string[] {
  return found(
    ['fr: Du mardi au samedi, de 9 h à 18 h', `fr: "${text}"`],
    ['opens: "09:00"', `opens: "${from}"`],
    ['closes: "18:00"', `closes: "${to}"`],
  ).filter((problem) => problem.startsWith('hours'))
}

test.each(['9h00 à 18h00', '09:00–18:00', '9.00-18.00', '9am to 6pm', '9 a.m. – 6 p.m.', '9 à 6', '9 à 12, 13 à 18'])(
  'takes the hours as "%s"',
  (text) => {
    expect(said(text)).toEqual([])
  },
)

test.each<[string, [string, string]]>([
  ['de 8h30 à 12 h 15', ['08:30', '12:15']],
  ['8:30am to 12:15pm', ['08:30', '12:15']],
])('takes minutes as "%s"', (text, times) => {
  expect(said(text, times)).toEqual([])
  expect(said(text)).toEqual([opens, closes])
})

test.each<[string, [string, string]]>([
  ['de 9 h à midi', ['09:00', '12:00']],
  ['de 9 h à midi, le samedi dès 9 h', ['09:00', '12:00']],
  ['sur rendez-vous', ['09:00', '18:00']],
  ['24 h sur 24, 7 jours sur 7', ['00:00', '23:59']],
])('takes words in the place of times: "%s"', (text, times) => {
  expect(said(text, times)).toEqual([])
})

test('tells the time that was changed in one place only', () => {
  expect(said('de 8 h à 18 h')).toEqual([opens])
  expect(said('de 9 h à 18 h', ['09:00', '19:00'])).toEqual([closes])
})

test('tells nothing but the order of times that are in the wrong one', () => {
  expect(said('de 9 h à 18 h', ['19:00', '08:00'])).toEqual(['hours-order contactDetails.openingHours.0.closes'])
})

test('tells a time that there is not, and does not compare it', () => {
  expect(found(['closes: "18:00"', 'closes: "06:77"'])).toEqual(['form-wrong contactDetails.openingHours.0.closes'])
})

test('tells hours that end before they begin', () => {
  expect(found(['closes: "18:00"', 'closes: "09:00"'])).toEqual(['hours-order contactDetails.openingHours.0.closes'])
})

test('takes hours that go past midnight, and 24:00 for midnight', () => {
  expect(found(['opens: "09:00"', 'opens: "18:00"'], ['closes: "18:00"', 'closes: "02:00"'])).toEqual([])
  expect(found(['opens: "09:00"', 'opens: "12:00"'], ['closes: "18:00"', 'closes: "06:00"'])).toEqual([])
  for (const [opens, closes] of [
    ['11:59', '06:00'],
    ['12:00', '06:01'],
  ])
    expect(found(['opens: "09:00"', `opens: "${opens}"`], ['closes: "18:00"', `closes: "${closes}"`])).toEqual([
      'hours-order contactDetails.openingHours.0.closes',
    ])
  expect(found(['closes: "18:00"', 'closes: "24:00"'])).toEqual([])
  expect(found(['opens: "09:00"', 'opens: "24:00"'])).toContain('form-wrong contactDetails.openingHours.0.opens')
})

test('takes 00:00 for the end of the day, but not for a day of no hours', () => {
  expect(found(['closes: "18:00"', 'closes: "00:00"'])).toEqual([])
  expect(found(['opens: "09:00"', 'opens: "00:00"'], ['closes: "18:00"', 'closes: "00:00"'])).toEqual([
    'hours-order contactDetails.openingHours.0.closes',
  ])
})

test('takes hours with a break at noon, and looks at both parts', () => {
  const afternoon = (closes: string) =>
    `closes: "12:00"\n    - { days: [tuesday], opens: "14:00", closes: "${closes}" }`
  expect(found(['closes: "18:00"', afternoon('18:00')])).toEqual([])
  expect(found(['closes: "18:00"', afternoon('13:00')])).toEqual(['hours-order contactDetails.openingHours.1.closes'])
})

test('asks for no hours where there are none', () => {
  const hours = `  openingHours:
    - days: [tuesday, wednesday, thursday, friday, saturday]
      opens: "09:00"
      closes: "18:00"
`
  expect(found([hours, ''])).toEqual([])
})

test('tells the time of an office that was changed in one place only', () => {
  const problems = foundInThird([
    '      en: Saturday to Thursday, 10:00 to 18:30',
    '      en: Saturday to Thursday, 9:00 to 18:30',
  ])
  expect(problems.map(({ code, path }) => `${code} ${path.join('.')}`)).toContain(
    'hours-differ offices.shop.openingHours.0.opens',
  )
})
