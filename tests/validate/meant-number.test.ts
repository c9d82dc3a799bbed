import { expect, test } from 'vitest'
import { found } from '../rules/found.ts'

test('a number with a decimal comma is told as out of range where it would be so with a point', () => {
  expect(found(['timeoutMs: 8000', 'timeoutMs: 8,5'])).toEqual(['number-out-of-range contactForm.timeoutMs'])
  expect(found(['timeoutMs: 8000', 'timeoutMs: 8000,5'])).toEqual(['type-wrong contactForm.timeoutMs'])
})
