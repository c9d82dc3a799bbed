import { strToU8 } from 'fflate'
import { afterEach, expect, test } from 'vitest'
import { schemaValidator } from '../../generator/check/validate/schema-validator.ts'
import { hashesOfKinds, isSameKind } from '../../generator/kinds/built-kinds.ts'
import { listBranches, readBaseSchema, setSiteSchema } from '../../generator/schema/site-schema.ts'
import { withoutOpenParts } from '../../generator/tab/open-errors.ts'
import { filesBelow, removeFile, writeBytes } from '../../generator/tab/ports/memory-files.ts'
import { currentKinds, loadSiteKinds } from '../../generator/tab/ports/tab-kinds.ts'

const base = readBaseSchema()
const checkBase = schemaValidator(base.schema, base.text)

afterEach(() => {
  for (const path of filesBelow('/site')) removeFile(path)
  setSiteSchema(base)
})

const home = (sections: object) => ({
  pages: { home: { kind: 'page', enabled: 'yes', sections } },
  services: { 'a/b': { artefact: { kind: 'menu', rows: 3 } } },
})

test('what is of a kind whose code is not here is kept, whatever is in it; all else is checked', () => {
  const value = home({ today: { kind: 'menu', anything: [1] }, other: { kind: 'none-such' } })
  const told = () =>
    withoutOpenParts(checkBase(value), value, loadSiteKinds().schema).map(
      ({ instancePath, params }) => `${instancePath} ${params.additionalProperty ?? ''}`,
    )
  expect(told()).toEqual(expect.arrayContaining(['/pages/home/sections/today/kind ', '/services/a~1b artefact']))
  expect(told()).toContain('/pages/home/sections/other/kind ')
  writeBytes('/site/pages/kinds/menu/type.ts', strToU8(''))
  expect(told()).not.toContain('/pages/home/sections/today/kind ')
  expect(told()).not.toContain('/services/a~1b artefact')
  expect(told()).toContain('/pages/home/sections/other/kind ')
  expect(told()).toContain('/pages/home/enabled ')
  expect(currentKinds()).toMatchObject([{ name: 'menu', isKept: true }])
  const { definitions = {} } = loadSiteKinds().schema
  const kinds = listBranches(definitions.Section ?? {}).map(({ value: kind }) => kind)
  expect(kinds.slice(-2)).toEqual(['reuse', 'menu'])
  expect(Object.keys(definitions.KeptSection?.properties ?? {}).sort()).toEqual([
    'anchor',
    'enabled',
    'ground',
    'kind',
    'languages',
    'sample',
    'width',
  ])
})

test('a site without kinds of its own has the schema of the generator', () => {
  expect(loadSiteKinds().schema).toBe(base.schema)
})

test('a kind is the same where all of its files are, and no other', () => {
  const files = [
    ['pages/kinds/menu/type.ts', 'a'],
    ['pages/kinds/menu/view.tsx', 'b'],
    ['pages/kinds/menu/notes.md', 'c'],
    ['pages/kinds/menu/parts/row.tsx', 'd'],
    ['pages/kinds/.old/type.ts', 'e'],
    ['images/pages/kinds/menu/type.ts', 'f'],
  ] as const
  expect(hashesOfKinds(files)).toEqual({ menu: { 'type.ts': 'a', 'view.tsx': 'b' } })
  expect(isSameKind({ 'type.ts': 'a', 'view.tsx': 'b' }, { 'view.tsx': 'b', 'type.ts': 'a' })).toBe(true)
  expect(isSameKind({ 'type.ts': 'a', 'view.tsx': 'b' }, { 'type.ts': 'a' })).toBe(false)
  expect(isSameKind({ 'type.ts': 'a' }, { 'type.ts': 'b' })).toBe(false)
})
