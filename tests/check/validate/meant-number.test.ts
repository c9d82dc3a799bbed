import { expect, test } from 'vitest'
import { found } from '../rules/found.ts'

test('a number with a decimal comma is reported as out of range where it would be so with a point', () => {
  expect(found(['timeoutMs: 8000', 'timeoutMs: 8,5'])).toEqual(['number-out-of-range forms.contact.timeoutMs'])
  expect(found(['timeoutMs: 8000', 'timeoutMs: 8000,5'])).toEqual(['type-wrong forms.contact.timeoutMs'])
})

test('a number of things, of days or of milliseconds has no fraction', () => {
  expect(found(['timeoutMs: 8000', 'timeoutMs: 8000.5'])).toEqual(['form-wrong forms.contact.timeoutMs'])
  expect(found(['collapsed: 2', 'collapsed: 2.5'])).toEqual(['form-wrong pages.accueil.sections.services.collapsed'])
  expect(found(['rows: 6', 'rows: 5.5'])[0]).toMatch(/^form-wrong forms\.contact\.fields\.\d+\.rows$/)
})
