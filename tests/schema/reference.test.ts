import { readdirSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { projectFile } from '../../generator/lib/files/paths.ts'
import { listBranches, readBaseSchema, referredTo } from '../../generator/schema/site-schema.ts'
import { currentReference } from '../../generator/tools/reference-file.ts'
import { partOfKind } from '../../src/sections/section-parts.ts'

const { schema } = readBaseSchema()
const ajv = new Ajv({ strict: false, inlineRefs: false })
addFormats.default(ajv, ['date'])
ajv.addSchema(schema, 'site')
// The reference is of every key that the generator itself knows, those of documents too, which a site without kinds cannot have.
ajv.addSchema(readBaseSchema().whole, 'whole')
const reference = currentReference()

test('gives each key an example that the schema takes', () => {
  const wrong = examplesIn(reference).filter(({ section, key, example }) => {
    const within = section === 'SiteConfig' ? 'whole#' : `whole#/definitions/${section}`
    return !ajv.validate({ $ref: `${within}/properties/${key}` }, parse(example))
  })
  expect(wrong).toEqual([])
})

test('shows each kind of section as a whole, as the schema takes it', () => {
  const wholes = new Map(
    Array.from(
      reference.matchAll(/\n## (\w+)\n(?:(?!\n## )[\s\S])*?\n```yaml\n([\s\S]*?)```/g),
      ([, name = '', yaml = '']) => [name, parse(yaml)],
    ),
  )
  const kinds = listBranches(schema.definitions?.Section ?? {}).map(({ schema }) => referredTo(schema) ?? '')
  expect(kinds.filter((kind) => !wholes.has(kind))).toEqual([])
  expect([...wholes].filter(([name, value]) => !ajv.validate({ $ref: `site#/definitions/${name}` }, value))).toEqual([])
})

test('shows a picture of each kind of section that is drawn, and no other', () => {
  const drawn = Object.keys(partOfKind).map((kind) => `${kind}.webp`)
  expect(readdirSync(projectFile('schema/pictures')).sort()).toEqual(drawn.sort())
  for (const name of drawn) expect(reference).toContain(`(pictures/${name})`)
})

test('lets editors begin a section with what the schema takes', () => {
  const { Section = {} } = schema.definitions ?? {}
  const { defaultSnippets = [] } = Section as { defaultSnippets?: { label: string; body: unknown }[] }
  const bodies = defaultSnippets.map(({ label, body }) => ({
    label,
    value: JSON.parse(JSON.stringify(body).replaceAll(/\$\{\d:(\w+)\}/g, '$1')),
  }))
  expect(bodies).toHaveLength(listBranches(Section).length)
  expect(bodies.filter(({ value }) => !ajv.validate({ $ref: 'site#/definitions/Section' }, value))).toEqual([])
})

/** The examples of the reference that are values, each with its key and the section that it is in. */
function examplesIn(reference: string): { section: string; key: string; example: string }[] {
  return reference.split('\n## ').flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'))
    const rows = text.matchAll(/^\| `(\w+)`.* \| `([^`]+)` \|$/gm)
    return Array.from(rows, ([, key = '', example = '']) => ({ section, key, example: example.replaceAll('\\|', '|') }))
  })
}
