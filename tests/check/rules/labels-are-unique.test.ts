import { expect, test } from 'vitest'
import { found } from './found.ts'

const renamed = ['    label:\n      fr: Accord de piano', '    label:\n      fr: restauration '] as const

test('tells two services of one name, whatever their capital letters', () => {
  expect(found(renamed).filter((problem) => !problem.startsWith('text-spaces'))).toEqual([
    'label-repeated services.restauration.label.fr',
  ])
})

test('leaves services alone that are switched off', () => {
  const off = found(renamed, ['  accord:\n', '  accord:\n    enabled: false\n'])
  expect(off.filter((problem) => problem.startsWith('label-repeated'))).toEqual([])
})
