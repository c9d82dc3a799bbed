import { expect, test } from 'vitest'
import { groupSteps, shownSteps } from '../../src/contact/values/form-steps.ts'
import type { FormField } from '../../src/content/page-content.ts'

const fields: readonly FormField[] = [
  { type: 'text', name: 'name', label: '', newStep: 'Who' },
  { type: 'radio', name: 'wish', label: '', newStep: 'What', options: [] },
  { type: 'text', name: 'room', label: '', newStep: 'Where', showWhen: { field: 'wish', is: 'kitchen' } },
  { type: 'number', name: 'height', label: '', showWhen: { field: 'room' } },
  { type: 'textarea', name: 'message', label: '', newStep: 'More' },
]

test('a step has the fields from the one that begins it to the next that does', () => {
  expect(groupSteps(fields).map((step) => step.map(({ name }) => name))).toEqual([
    ['name'],
    ['wish'],
    ['room', 'height'],
    ['message'],
  ])
  expect(groupSteps(fields.map(({ newStep: _, ...field }) => field))).toHaveLength(1)
})

test('a step whose fields all wait for another one is passed over', () => {
  expect(shownSteps(fields, { wish: 'table' })).toEqual([0, 1, 3])
  expect(shownSteps(fields, { wish: 'kitchen' })).toEqual([0, 1, 2, 3])
})
