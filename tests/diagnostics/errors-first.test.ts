import { expect, test } from 'vitest'
import { errorsFirst } from '../../generator/diagnostics/diagnostic.ts'
import { changed, checkText } from './check-example.ts'

test('an error stands before the warnings above it, and each kind in the order of its lines', () => {
  const found = checkText(
    changed([
      ['fr: Accord de piano à domicile à Strasbourg', 'fr: TODO'],
      ['fr: Notre métier', 'fr: Notre  métier'],
      ['minimumFillMs: ', 'minimumFillMs: -'],
    ]),
  )
  const severities = (list: typeof found) => list.map(({ severity }) => severity)
  expect(severities(found)).toEqual(['warning', 'warning', 'error'])
  expect(severities(errorsFirst(found))).toEqual(['error', 'warning', 'warning'])
  expect(errorsFirst(found).slice(1)).toEqual(found.slice(0, 2))
})
