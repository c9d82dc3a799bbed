import { expect, test } from 'vitest'
import { findNumbers, matchesNumber } from '../../../generator/check/rules/texts/find-numbers.ts'

test.each([
  ['1.000', ['1000']],
  ['1,000', ['1000']],
  ['1 000', ['1000']],
  ['1\u202f000', ['1000']],
  ['12.345.678', ['12345678']],
  ['1.234,56', ['1234.56']],
  ['1,234.56', ['1234.56']],
  ['3,5', ['3.5']],
  ['3.5', ['3.5']],
  ['3,1416', ['3.1416']],
  ['0800 12', ['0800', '12']],
  ['12.30 Uhr', ['12.30']],
  ['12:30', ['12.30']],
  ['12h30', ['12.30']],
  ['12 h 30', ['12.30']],
  ['12H30', ['12.30']],
  ['12:30 pm', ['12.30']],
  ['12.30 a.m.', ['0.30']],
  ['09:05', ['9.05']],
  ['8 am', []],
  ['8h', []],
  ['14h00', ['14']],
  ['2 pm', ['14']],
  ['2PM', ['14']],
  ['14 Uhr', ['14']],
  ['22 amostras', ['22']],
  ['11 pmol, 10 amêndoas', ['11', '10']],
  ['22 am', ['22']],
  ['24.12.2025', ['24', '12', '2025']],
  ['24.12.25', ['24', '12', '25']],
  ['24/12/2025', ['24', '12', '2025']],
  ['24-12-2025', ['24', '12', '2025']],
  ['2025-12-24', ['2025', '12', '24']],
  ['24 de dezembro de 2025', ['24', '2025']],
  ['01.02.2025', ['2025']],
  ['9h-12h30 / 14h-19h', ['12.30', '14', '19']],
  ['RDC 275/2002', ['275', '2002']],
  ['em 2024 100 pessoas', ['2024', '100']],
  ['office2025@99.example, 12', ['12']],
  ['https://x.example/2025 12', ['12']],
  ['http://x.example/2025 12', ['12']],
])('reads "%s" as %j', (text, numbers) => {
  expect(findNumbers(text)).toEqual(numbers)
})

const agree = (one: string, other: string) =>
  findNumbers(one).every((number) => matchesNumber(number, findNumbers(other))) &&
  findNumbers(other).every((number) => matchesNumber(number, findNumbers(one)))

test.each([
  ['das 9h00 às 12h30', '9 bis 12.30 Uhr'],
  ['24/12/2025', '24.12.2025'],
  ['24/12', 'am 24.12.'],
  ['às 12h10', 'um 12.10.'],
  ['1.000 a 1.234,56 €', '1,000 to 1,234.56 €'],
])('"%s" and "%s" say the same', (one, other) => {
  expect(agree(one, other)).toBe(true)
})

test.each([
  ['12h30', '12.45 Uhr'],
  ['12h30', '1230'],
  ['2,50 €', '3.50 €'],
  ['3,5', '35'],
  ['1.000', '10.000'],
  ['24/12', 'am 24.11.'],
  ['24/12/2025', '24.11.2025'],
])('"%s" and "%s" differ', (one, other) => {
  expect(agree(one, other)).toBe(false)
})
