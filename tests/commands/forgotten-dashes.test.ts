import { expect, test } from 'vitest'
import { behindForgottenDashes, dashesOn } from '../../generator/commands/forgotten-dashes.ts'

const npm = { npm_lifecycle_event: 'check' }

test('knows what npm leaves of options without two dashes before them', () => {
  expect(behindForgottenDashes([], { ...npm, npm_config_coverage: 'true' })).toBe('--coverage')
  expect(behindForgottenDashes(['other.yaml'], { ...npm, npm_config_config: 'true' })).toBe('--config other.yaml')
  expect(behindForgottenDashes(['4180'], { ...npm, npm_config_port: 'true' })).toBe('--port 4180')
  expect(behindForgottenDashes(['pt'], npm)).toBe('--… pt')
  expect(behindForgottenDashes([], { ...npm, npm_config_out: 'site' })).toBe('--out=site')
})

test('finds nothing forgotten where they stand, or no npm is between', () => {
  expect(behindForgottenDashes([], npm)).toBeUndefined()
  expect(behindForgottenDashes(['--lang', 'pt'], npm)).toBeUndefined()
  expect(behindForgottenDashes(['--coverage'], { ...npm, npm_config_coverage: 'true' })).toBeUndefined()
  expect(behindForgottenDashes(['extra'], {})).toBeUndefined()
})

test('writes the dashes so that they arrive', () => {
  expect([dashesOn('linux'), dashesOn('win32')]).toEqual(['--', '"--"'])
})
