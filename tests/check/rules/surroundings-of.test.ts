import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Surroundings } from '../../../generator/check/rules/surroundings.ts'
import { surroundingsOf } from '../../../generator/check/rules/surroundings-of.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
let surroundings: Surroundings
beforeAll(async () => {
  folder = await temporaryFolder()
  await writeFile(join(folder.path, 'logo.svg'), '<svg/>')
  await mkdir(join(folder.path, 'images'))
  surroundings = surroundingsOf(join(folder.path, 'site.config.yaml'))
})
afterAll(() => folder.remove())

test.each([
  ['a name that is too long', `./${'a'.repeat(300)}.svg`],
  ['a place below a file', './logo.svg/team.jpg'],
  ['a sign that no name has', './logo\0.svg'],
  ['a folder', './images'],
])('there is no file under %s', (_what, path) => {
  expect(surroundings.file(path)).toBeUndefined()
})

test('a folder that cannot be listed has no images to suggest', () => {
  expect(surroundings.images()).toEqual(['./logo.svg'])
  expect(surroundingsOf(join(folder.path, 'logo.svg/site.config.yaml')).images()).toEqual([])
})
