import { readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyCache, fourthSite, inFolder, quick, root, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Builds where nothing is cached yet. */
const build = (env: NodeJS.ProcessEnv) =>
  run(['build', '--config', fourthSite, ...inFolder(folder.path), ...quick], env)

test('a build that can cache nothing gives the same site, and says so in a line', async () => {
  await build({})
  const usual = await digests(folder.path)
  await rm(join(folder.path, 'site'), { recursive: true })
  const { exitCode, output } = await build({ SITE_GENERATOR_CACHE: 'package.json/cache' })

  const told = `The cache cannot be written, so this takes longer each time: ${join(root, 'package.json/cache')}`
  expect(output.match(/^.*cache.*$/gm)).toEqual([told])
  expect(exitCode).toBe(0)
  expect(await digests(folder.path)).toEqual(usual)
  expect((await readdir(tmpdir())).filter((name) => name.startsWith('site-generator-'))).toEqual([])
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
