import { readdir, readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeSyntheticConfig } from '../bench/synthetic-config.ts'
import { inFolder, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'

/** More pages than may wait in the second thread while the check goes on in the first. */
const pages = 1200

let folder: TemporaryFolder
let file: string
let before: string[]
beforeAll(async () => {
  folder = await temporaryFolder()
  file = await writeSyntheticConfig(pages, folder.path)
  before = (await readdir(folder.path)).sort()
}, 60_000)
afterAll(() => folder.remove())

const build = () => run(['build', '--no-share-images', '--no-precompress', '--config', file, ...inFolder(folder.path)])

test('a site of many pages is built while it is checked, and nothing is kept of it where it is wrong', async () => {
  const text = await readFile(file, 'utf8')
  const last = text.lastIndexOf('icon: ') + 'icon: '.length
  await writeFile(file, `${text.slice(0, last)}no-such-icon-${text.slice(last)}`)

  const { exitCode, output } = await build()

  expect(exitCode).toBe(1)
  expect(output.match(/^.*site\.config\.yaml.*:\d+/gm)).toHaveLength(1)
  expect(output).toContain('no-such-icon')
  expect((await readdir(folder.path)).sort()).toEqual(before)

  await writeFile(file, text)
  expect(await build()).toMatchObject({ exitCode: 0 })
  const documents = Object.keys(await digests(folder.path)).filter((path) => path.endsWith('index.html'))
  expect(documents.length).toBeGreaterThanOrEqual(pages)
}, 120_000)
