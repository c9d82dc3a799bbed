import { statSync } from 'node:fs'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { compileSite } from '../../../generator/compile-site.ts'
import { emitWhereAllowed, writeModules } from '../../../generator/output/modules/emit.ts'
import { secondSite, temporaryFolder, thirdSite } from '../../site/command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let generated: string
beforeEach(async () => {
  folder = await temporaryFolder()
  generated = join(folder.path, 'generated')
})
afterEach(() => folder.remove())

const write = (modules: Readonly<Record<string, string>>) => writeModules(new Map(Object.entries(modules)), generated)

test('a module that did not change keeps its file, and files of no module are removed', async () => {
  write({ 'kept.ts': 'ação', 'changed.ts': 'a', 'content/left.ts': 'a' })
  await utimes(join(generated, 'kept.ts'), 1e9, 1e9)
  write({ 'kept.ts': 'ação', 'changed.ts': 'b' })
  expect(statSync(join(generated, 'kept.ts')).mtimeMs).toBe(1e12)
  expect(await readFile(join(generated, 'changed.ts'), 'utf8')).toBe('b')
  expect((await readdir(generated)).sort()).toEqual(['changed.ts', 'kept.ts'])
})

test.each(['../page.ts', 'content/../../page.ts', '/page.ts', '..'])('writes no module outside: %s', async (path) => {
  expect(() => write({ [path]: 'page' })).toThrow(`${path} lies outside`)
  expect(await readdir(folder.path)).toEqual([])
})

// The type of a section in the modules has none of these: with one, the type check of whoever changes the templates fails.
test.each([secondSite, thirdSite])('no section of a page keeps what only compiling needs: %s', async (file) => {
  const { config } = checkFile(file)
  if (!config) throw new Error('The site has errors')
  const { model } = await compileSite(config, file)
  const left = model.pages.flatMap(({ page: { key, content } }) =>
    ('sections' in content ? content.sections : []).flatMap((section) =>
      ['enabled', 'languages', 'form', 'document', 'documents', 'only', 'office', 'laws', 'currencies', 'ticks']
        .filter((name) => name in section)
        .map((name) => `${key} ${section.kind} ${name}`),
    ),
  )
  expect(left).toEqual([])
})

// Nobody can write in this folder of the system, whatever their rights.
test.runIf(process.platform === 'linux')('a site is built where the system lets no modules be written', async () => {
  const { config } = checkFile(secondSite)
  if (!config) throw new Error('The second site has errors')
  const { model } = await compileSite(config, secondSite)
  expect(emitWhereAllowed(model, '/sys/generated')).toMatch(/^\/sys\/generated/)
  expect(emitWhereAllowed(model, generated)).toBeUndefined()
  expect(await readdir(generated)).not.toEqual([])
})
