import { expect, test } from 'vitest'
import { shownFields } from '../../src/contact/values/shown-fields.ts'
import type { FormField } from '../../src/content/page-content.ts'

const fields: readonly FormField[] = [
  { type: 'select', name: 'wish', label: '', options: [] },
  { type: 'checkbox', name: 'far', label: '', showWhen: { field: 'wish', is: 'visit' } },
  { type: 'text', name: 'constructor', label: '', showWhen: { field: 'far' } },
  { type: 'text', name: 'last', label: '', showWhen: { field: 'constructor' } },
]
const shown = (values: Record<string, string | boolean>) => shownFields(fields, values).map(({ name }) => name)

test('a field is there if the other one has the value, and is there itself', () => {
  expect(shown({})).toEqual(['wish'])
  expect(shown({ wish: 'order', far: true, constructor: 'x' })).toEqual(['wish'])
  expect(shown({ wish: 'visit', far: false })).toEqual(['wish', 'far'])
  expect(shown({ wish: 'visit', far: true, constructor: '' })).toEqual(['wish', 'far', 'constructor'])
  expect(shown({ wish: 'visit', far: true, constructor: 'x' })).toEqual(['wish', 'far', 'constructor', 'last'])
})

test('what every object has is no value', () => {
  expect(shownFields(fields.slice(3), {})).toEqual([])
})
