import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ModuleWriter } from '../../generator/emit/module-writer.ts'
import { OutputFolder } from '../../generator/outputs/output-folder.ts'
import { temporaryFolder } from '../site/command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

const paths = ['../page.html', 'content/../../page.html', '/page.html', '..']

test.each(paths)('a site writes no file outside of its folder: %s', async (path) => {
  const output = new OutputFolder(join(folder.path, 'site'))
  expect(() => output.write(path, 'page')).toThrow(`${path} lies outside`)
  expect(await readdir(folder.path)).toEqual([])
})

test.each(paths)('typed modules are written nowhere else: %s', async (path) => {
  const modules = new ModuleWriter(join(folder.path, 'generated'))
  expect(() => modules.write(path, 'page')).toThrow(`${path} lies outside`)
})

test('dots in names are names', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('a..b/..c/d...html', 'page')
  await output.commit()
  expect(await readdir(join(folder.path, 'site/a..b/..c'))).toEqual(['d...html'])
})
