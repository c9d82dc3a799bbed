import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadKindTypes } from '../../generator/kinds/kept-types.ts'
import { readKindFiles } from '../../generator/kinds/kind-files.ts'
import { readBaseSchema } from '../../generator/schema/site-schema.ts'
import { root, type TemporaryFolder, temporaryFolder } from '../site/command.ts'

let folder: TemporaryFolder

beforeEach(async () => {
  folder = await temporaryFolder()
  await cp(join(root, 'pages/kinds/manual'), join(folder.path, 'pages/kinds/manual'), { recursive: true })
})
afterEach(() => folder.remove())

const inKind = (file: string) => join(folder.path, 'pages/kinds/manual', file)
const load = () => loadKindTypes(readKindFiles(join(folder.path, 'site.config.yaml')), readBaseSchema().text)
const shipped = (kind: string) => readFile(join(root, 'pages/kinds', kind, 'type.json'), 'utf8')

test('what is kept of the types in the repository is what they say today', async () => {
  await cp(join(root, 'pages/kinds'), join(folder.path, 'pages/kinds'), { recursive: true })
  const kinds = ['calendar', 'certificate', 'checklist', 'manual', 'matrix', 'nutrition', 'recipe']
  const kept = (kind: string) => join(folder.path, 'pages/kinds', kind, 'type.json')
  for (const kind of kinds) await rm(kept(kind))
  expect([...load().keys()]).toEqual(kinds)
  for (const kind of kinds) expect(await readFile(kept(kind), 'utf8'), kind).toBe(await shipped(kind))
})

test('a type that has changed is read anew, and kept', async () => {
  const type = await readFile(inKind('type.ts'), 'utf8')
  await writeFile(
    inKind('type.ts'),
    type.replace(/(export interface Manual [^{]*\{)/, '$1\n  /** How thick it is. */\n  thickness: number\n'),
  )
  expect(load().get('manual')?.definitions.Manual?.properties?.thickness).toMatchObject({
    type: 'number',
    description: 'How thick it is.',
  })
  expect(await readFile(inKind('type.json'), 'utf8')).toContain('How thick it is.')
})

test.each([
  ['changed by hand', (text: string) => text.replace('"type": "string"', '"type": "number"')],
  ['cut off', (text: string) => text.slice(0, 99)],
  ['with the marks of a merge', (text: string) => `<<<<<<< mine\n${text}`],
])('what is kept is made anew where it was %s', async (_, spoil) => {
  await writeFile(inKind('type.json'), spoil(await shipped('manual')))
  load()
  expect(await readFile(inKind('type.json'), 'utf8')).toBe(await shipped('manual'))
})

test('the ends of lines of another system make no difference', async () => {
  await writeFile(inKind('type.ts'), (await readFile(inKind('type.ts'), 'utf8')).replaceAll('\n', '\r\n'))
  const before = await readFile(inKind('type.json'), 'utf8')
  await writeFile(inKind('type.json'), before.replaceAll('\n', '\r\n'))
  load()
  expect(await readFile(inKind('type.json'), 'utf8')).toBe(before.replaceAll('\n', '\r\n'))
})
