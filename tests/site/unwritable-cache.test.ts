import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCache, inFolder, quick, root, run, secondSite, type TemporaryFolder, temporaryFolder } from './command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Builds where nothing is cached yet. */
const build = (env: NodeJS.ProcessEnv) =>
  run(['build', '--config', secondSite, ...inFolder(folder.path), ...quick], env)

test('a build that can cache nothing says so in plain words', async () => {
  const { exitCode, output } = await build({ SITE_GENERATOR_CACHE: 'package.json/cache' })

  expect(exitCode).toBe(1)
  expect(output).toContain(`The system does not let this command read or write ${join(root, 'package.json/cache')}\n`)
  expect(output).not.toMatch(/^ +at /m)
})

test('a build whose app cannot be bundled says why, once, and how its bundler ended', async () => {
  const cache = await emptyCache()
  const breaking = join(folder.path, 'breaking.cjs')
  await writeFile(breaking, "if (/bundle-process/.test(process.argv[1])) throw new Error('\\u001b[31mno bundle')")
  const { exitCode, output } = await build({ SITE_GENERATOR_CACHE: cache.path, NODE_OPTIONS: `--require ${breaking}` })
  await cache.remove()

  expect(exitCode).toBe(1)
  expect(output.match(/^Error: no bundle$/gm)).toHaveLength(1)
  expect(output).toContain('[cause]: { code: 1, signal: null }')
  expect(output).not.toContain('\u001b[')
})
