import { expect, test } from 'vitest'
import { nearest } from '../../generator/diagnostics/nearest.ts'

test.each([
  ['☎', ['x'], undefined],
  ['p', ['pt'], 'pt'],
  ['P', ['p'], 'p'],
  ['desciption', ['description', 'title'], 'description'],
  ['serviceEtiquetas', ['serviceFichas', 'serviceManual'], undefined],
])('of %s and %j, %s is meant', (value, allowed, meant) => {
  expect(nearest(value, allowed)).toBe(meant)
})
