import { expect, test } from 'vitest'
import { surroundingsOf } from '../../generator/rules/surroundings.ts'

test('read the style sheets once for all that is checked beside one file', () => {
  const surroundings = surroundingsOf('site.config.yaml')
  expect(surroundings.palette()).toBe(surroundings.palette())
})
