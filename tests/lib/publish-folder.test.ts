import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishFolder } from '../../generator/lib/publish-folder.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder
const at = (path: string) => join(folder.path, path)

beforeEach(async () => {
  folder = await temporaryFolder()
  await mkdir(at('work'))
  await writeFile(at('work/file'), 'this process')
})
afterEach(() => folder.remove())

test('a finished folder takes its name', async () => {
  await publishFolder(at('work'), at('published'))
  expect(await readFile(at('published/file'), 'utf8')).toBe('this process')
  expect(await readdir(folder.path)).toEqual(['published'])
})

test('the folder of another process that was first stays', async () => {
  await mkdir(at('published'))
  await writeFile(at('published/file'), 'another process')
  await publishFolder(at('work'), at('published'))
  expect(await readFile(at('published/file'), 'utf8')).toBe('another process')
  expect(await readdir(folder.path)).toEqual(['published'])
})

test('a folder that cannot be moved is an error, and is removed', async () => {
  await expect(publishFolder(at('work'), at('nowhere/published'))).rejects.toThrow(/ENOENT.*rename/)
  expect(await readdir(folder.path)).toEqual([])
})
