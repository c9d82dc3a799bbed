import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import type { RuleContext } from '../../../generator/check/rules/rule-context.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
let context: RuleContext
beforeAll(async () => {
  folder = await temporaryFolder()
  await writeFile(join(folder.path, 'logo.svg'), '<svg/>')
  await mkdir(join(folder.path, 'images'))
  context = createRuleContext(join(folder.path, 'site.config.yaml'))
})
afterAll(() => folder.remove())

test.each([
  ['a name that is too long', `./${'a'.repeat(300)}.svg`],
  ['a place below a file', './logo.svg/team.jpg'],
  ['a sign that no name has', './logo\0.svg'],
  ['a folder', './images'],
])('there is no file under %s', (_what, path) => {
  expect(context.file(path)).toBeUndefined()
})

test('a folder that cannot be listed has no images to suggest', () => {
  expect(context.images()).toEqual(['./logo.svg'])
  expect(createRuleContext(join(folder.path, 'logo.svg/site.config.yaml')).images()).toEqual([])
})
