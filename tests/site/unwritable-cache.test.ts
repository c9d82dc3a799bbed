import { expect, test } from 'vitest'
import { inFolder, quick, run, secondSite, temporaryFolder } from './command.ts'

test('a build that can cache nothing says why, once, and how its bundler ended', async () => {
  const folder = await temporaryFolder()
  const env = { SITE_GENERATOR_CACHE: 'package.json/cache' }
  const { exitCode, output } = await run(['build', '--config', secondSite, ...inFolder(folder.path), ...quick], env)
  await folder.remove()

  expect(exitCode).toBe(1)
  expect(output.match(/Could not create directory.*package\.json.cache.bundle-/g)).toHaveLength(1)
  expect(output).toContain('[cause]: { code: 1, signal: null }')
  expect(output).not.toContain('\u001b[')
})
