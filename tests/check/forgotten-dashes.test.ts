import { expect, test } from 'vitest'
import { forgotDashes } from '../../generator/commands/forgotten-dashes.ts'

const npm = { npm_lifecycle_event: 'check' }

test('knows what npm leaves of options without two dashes before them', () => {
  expect(forgotDashes(['pt'], npm)).toBe(true)
  expect(forgotDashes([], { ...npm, npm_config_coverage: 'true' })).toBe(true)
})

test('finds nothing forgotten where they stand, or no npm is between', () => {
  expect(forgotDashes(['--lang', 'pt'], npm)).toBe(false)
  expect(forgotDashes(['--coverage'], { ...npm, npm_config_coverage: 'true' })).toBe(false)
  expect(forgotDashes(['extra'], {})).toBe(false)
})
