import { expect, test } from 'vitest'
import { applyAtOnce, applyEdits } from '../../../generator/edit/yaml/apply-edits.ts'
import { type Edit, EditRefused } from '../../../generator/edit/yaml/edit.ts'

const text = `page:
  label: {
    pt: Marcar,
    en: "Book, now",
  }
  days: [
    monday, tuesday,
    friday
  ]
`
const edited = (...edits: readonly Edit[]) => applyEdits(text, edits)

test('what stands over several lines between brackets or braces is edited, and all other characters stay', () => {
  expect(edited({ do: 'remove', path: ['page', 'label', 'pt'] })).toBe(text.replace('pt: Marcar,\n    ', ''))
  expect(edited({ do: 'remove', path: ['page', 'label', 'en'] })).toBe(text.replace(',\n    en: "Book, now"', ''))
  expect(edited({ do: 'set', path: ['page', 'label', 'de'], value: 'Buchen' })).toBe(
    text.replace('"Book, now"', '"Book, now",\n    de: Buchen'),
  )
  expect(edited({ do: 'insert', path: ['page', 'days', 0], value: 'sunday' })).toBe(
    text.replace('monday', 'sunday,\n    monday'),
  )
  expect(edited({ do: 'remove', path: ['page', 'days', 2] })).toBe(text.replace(',\n    friday', ''))
  expect(edited({ do: 'move', path: ['page', 'days', 2], to: 0 })).toBe(
    text.replace('monday, tuesday,\n    friday', 'friday, monday,\n    tuesday'),
  )
})

test('a mapping over several lines is empty once its only entry has gone', () => {
  const one = 'page:\n  label: {\n    pt: Marcar,\n  }\n'
  expect(applyEdits(one, [{ do: 'remove', path: ['page', 'label', 'pt'] }])).toBe('page:\n  label: {}\n')
})

test('where a comment stands between the entries, the edit is refused, with its place', () => {
  const told = text.replace('Marcar,', 'Marcar, # as on the sign')
  const path = ['page', 'label', 'en']
  const refusal = () => {
    try {
      return applyAtOnce(told, [{ do: 'remove', path }])
    } catch (error) {
      return error instanceof EditRefused && { reason: error.reason, place: error.place }
    }
  }
  expect(refusal()).toEqual({ reason: 'style', place: path })
})
