import { mkdir, readdir } from 'node:fs/promises'
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
  expect(() => modules.append(path, 'page')).toThrow(`${path} lies outside`)
})

test('dots in names are names', async () => {
  const output = new OutputFolder(join(folder.path, 'site'))
  output.write('a..b/..c/d...html', 'page')
  await output.commit()
  expect(await readdir(join(folder.path, 'site/a..b/..c'))).toEqual(['d...html'])
})

test('a build that breaks off while its files take their places leaves no compressed form of an earlier page', async () => {
  const site = join(folder.path, 'site')
  const first = new OutputFolder(site)
  for (const [path, text] of Object.entries({ 'a.html': 'one', 'a.html.br': 'ONE' })) first.write(path, text)
  await first.commit()
  const second = new OutputFolder(site)
  for (const [path, text] of Object.entries({ 'a.html': 'two', 'c.html': 'two', 'a.html.br': 'TWO' }))
    second.write(path, text)
  await mkdir(join(site, 'c.html'))
  await expect(second.commit()).rejects.toThrow()
  const third = new OutputFolder(site)
  third.write('a.html', 'two')
  expect([third.isUnchanged('a.html'), third.keep('a.html.br')]).toEqual([true, false])
})
