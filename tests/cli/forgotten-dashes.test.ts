import { expect, test } from 'vitest'
import { behindForgottenDashes, dashesOn } from '../../generator/cli/forgotten-dashes.ts'

/** The environment in which npm starts a command, and the options of one. */
const started = (left: Readonly<Record<string, string>> = {}) => ({
  env: { npm_lifecycle_event: 'check', ...left },
  options: {
    config: { type: 'string' },
    port: { type: 'string' },
    out: { type: 'string' },
    host: { type: 'string', mayBeAlone: true },
    coverage: { type: 'boolean' },
  } as const,
})

test('knows what npm leaves of options without two dashes before them', () => {
  expect(behindForgottenDashes([], started({ npm_config_coverage: 'true' }))).toBe('--coverage')
  expect(behindForgottenDashes(['other.yaml'], started({ npm_config_config: 'true' }))).toBe('--config other.yaml')
  expect(behindForgottenDashes(['4180'], started({ npm_config_port: 'true' }))).toBe('--port 4180')
  expect(behindForgottenDashes(['pt'], started())).toBe('--… pt')
  expect(behindForgottenDashes([], started({ npm_config_out: 'site' }))).toBe('--out=site')
  expect(behindForgottenDashes([], started({ npm_config_host: 'true' }))).toBe('--host')
  expect(behindForgottenDashes(['10.0.0.1'], started({ npm_config_host: 'true' }))).toBe('--host 10.0.0.1')
})

test('knows only the options that the command takes', () => {
  expect(behindForgottenDashes(['DIR'], started({ npm_config_to: 'true' }))).toBe('--… DIR')
  expect(behindForgottenDashes([], started({ npm_config_watch: 'true' }))).toBeUndefined()
})

test('finds nothing forgotten where they stand, or no npm is between', () => {
  expect(behindForgottenDashes([], started())).toBeUndefined()
  expect(behindForgottenDashes(['--lang', 'pt'], started())).toBeUndefined()
  expect(behindForgottenDashes(['--coverage'], started({ npm_config_coverage: 'true' }))).toBeUndefined()
  expect(behindForgottenDashes(['extra'], { ...started(), env: {} })).toBeUndefined()
})

test('writes the dashes so that they arrive', () => {
  expect([dashesOn('linux'), dashesOn('win32')]).toEqual(['--', '"--"'])
})
