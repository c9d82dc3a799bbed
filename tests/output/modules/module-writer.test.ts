import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ModuleWriter, moduleHeader } from '../../../generator/output/modules/module-writer.ts'
import { temporaryFolder } from '../../site/command.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let generated: string
beforeEach(async () => {
  folder = await temporaryFolder()
  generated = join(folder.path, 'generated')
})
afterEach(() => folder.remove())

/** Parts that fit into memory, between parts that do not, in letters of one to three bytes. */
const parts = ['a', 'ção', '–'.repeat(90_000), 'b', 'é'.repeat(150_000), 'x'.repeat(60_000), 'y'.repeat(60_000), '“c”']

function write(modules: Readonly<Record<string, readonly string[]>>): void {
  const writer = new ModuleWriter(generated)
  for (const [path, texts] of Object.entries(modules)) for (const text of texts) writer.append(path, text)
  writer.finish()
}

test('a module has its parts in their order, whatever their size', async () => {
  write({ 'content/large.ts': parts, 'small.ts': ['ção', '–'] })
  expect(await readFile(join(generated, 'content/large.ts'), 'utf8')).toBe(moduleHeader + parts.join(''))
  expect(await readFile(join(generated, 'small.ts'), 'utf8')).toBe(`${moduleHeader}ção–`)
  expect(await readdir(folder.path)).toEqual(['generated'])
})

test('a small module that did not change keeps its file, and files of no module are removed', async () => {
  write({ 'kept.ts': ['a', 'b'], 'changed.ts': ['a'], 'content/left.ts': ['a'] })
  const before = statSync(join(generated, 'kept.ts'))
  write({ 'kept.ts': ['ab'], 'changed.ts': parts })
  const after = statSync(join(generated, 'kept.ts'))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  expect(await readFile(join(generated, 'changed.ts'), 'utf8')).toBe(moduleHeader + parts.join(''))
  expect((await readdir(generated)).sort()).toEqual(['changed.ts', 'kept.ts'])
})
