import { expect, test } from 'vitest'
import { checkText, withMatrix } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const days = (month: string, day: number) =>
  found(['month: "2025-10"', `month: "${month}"`], ['- day: 21', `- day: ${day}`])

test.each([
  ['2025-11', 31],
  ['2025-02', 29],
  ['2100-02', 29],
])('%s has no day %d', (month, day) => {
  expect(days(month, day)).toEqual(['day-absent services.entretien.artefact.events.1.day'])
})

test.each([
  ['2025-11', 30],
  ['2024-02', 29],
  ['2025-12', 31],
])('%s has a day %d', (month, day) => {
  expect(days(month, day)).toEqual([])
})

test('of days that no month has, only the schema speaks', () => {
  expect(days('2025-11', 32)).toEqual(['number-out-of-range services.entretien.artefact.events.1.day'])
})

test('no two classes of a matrix have one sign', () => {
  const said = (signs: string[]) => checkText(withMatrix(signs)).map(({ code, path }) => `${code} ${path.join('.')}`)
  expect(said(['A', 'B', 'C'])).toEqual([])
  expect(said(['A', 'B', 'B'])).toEqual(['sign-repeated services.entretien.artefact.classes.2.sign'])
})
