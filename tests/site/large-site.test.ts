import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSyntheticConfig } from '../bench/synthetic-config.ts'
import { inFolder, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

/** So many that a second thread renders. */
const pages = 600

let folder: TemporaryFolder
let file: string
let before: string[]
beforeAll(async () => {
  folder = await temporaryFolder()
  file = await writeSyntheticConfig(pages, folder.path)
  before = await filesIn(folder.path)
}, 60_000)
afterAll(() => folder.remove())

const filesIn = async (path: string) => Object.keys(await digests(path)).sort()
const build = () => run(['build', '--no-share-images', '--no-precompress', '--config', file, ...inFolder(folder.path)])

test('a site of many pages is built while it is checked, and nothing is kept of it where it is wrong', async () => {
  const text = await readFile(file, 'utf8')
  // A rule finds it, late; nothing that is made of the text minds.
  const last = text.lastIndexOf('description:')
  await writeFile(file, text.slice(0, last) + text.slice(last).replace(/\n +en: .*/, ''))

  const { exitCode, output } = await build()

  expect(exitCode).toBe(1)
  expect(output.match(/^.*site\.config\.yaml.*:\d+/gm)).toHaveLength(1)
  expect(output).toContain('text-missing')
  expect(await filesIn(folder.path)).toEqual(before)

  await writeFile(file, text)
  expect(await build()).toMatchObject({ exitCode: 0 })
  const documents = (await filesIn(folder.path)).filter((path) => path.endsWith('index.html'))
  expect(documents.length).toBeGreaterThanOrEqual(pages)
}, 120_000)
