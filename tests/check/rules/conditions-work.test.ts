import { expect, test } from 'vitest'
import { found } from './found.ts'

const under = (name: string, condition: string) =>
  found([`name: ${name}\n`, `name: ${name}\n        showWhen: ${condition}\n`])
const at = (index: number, key: string) => `forms.contact.fields.${index}.showWhen.${key}`

test('a condition names a field above, and an option of it', () => {
  expect(under('annee', '{ field: instrument, is: queue }')).toEqual([])
  expect(under('annee', '{ field: instrument }')).toEqual([])
  expect(under('annee', '{ field: instruments, is: queue }')).toEqual([`condition-field ${at(4, 'field')}`])
  expect(under('annee', '{ field: instrument, is: orgue }')).toEqual([`condition-value ${at(4, 'is')}`])
})

test('only a choice has values to name', () => {
  expect(under('annee', '{ field: nom }')).toEqual([])
  expect(under('annee', '{ field: nom, is: Léa }')).toEqual([`condition-value ${at(4, 'is')}`])
})

test('a field waits neither for one below nor for itself, so that no two wait for each other', () => {
  expect(under('nom', '{ field: annee }')).toEqual([`condition-order ${at(0, 'field')}`])
  expect(under('nom', '{ field: nom }')).toEqual([`condition-order ${at(0, 'field')}`])
})
