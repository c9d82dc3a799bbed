import { expect, test } from 'vitest'
import { schemaValidator } from '../../../generator/check/validate/schema-validator.ts'
import type { Kind } from '../../../generator/kinds/kind.ts'
import { mergeKinds } from '../../../generator/kinds/merge-kinds.ts'
import { readBaseSchema, type SiteSchema } from '../../../generator/schema/site-schema.ts'

const base = readBaseSchema()

/** A kind whose parts have rows, each with a title in all languages. */
function kindOf(name: string, of: Kind['of'], definition: string): Kind {
  const schema: SiteSchema = {
    type: 'object',
    properties: {
      kind: { type: 'string', const: name },
      rows: { type: 'array', items: { $ref: '#/definitions/LocalisedText' } },
    },
    required: ['kind', 'rows'],
    additionalProperties: false,
  }
  const words = { name: {}, help: {}, keys: {}, keyHelp: {}, choices: {} }
  return {
    name,
    of,
    definition,
    definitions: { [definition]: schema },
    shared: {},
    folder: name,
    client: '',
    styles: [],
    words,
  }
}

const told = (value: unknown, ...kinds: Kind[]) => {
  const schema = mergeKinds(base.whole, kinds)
  return schemaValidator(
    schema,
    JSON.stringify(schema),
  )(value)
    .map(({ keyword, instancePath, params }) => `${keyword} ${instancePath} ${params.additionalProperty ?? ''}`.trim())
    .filter((line) => /menu|sheet|rows|start|consulting/.test(line))
}

const menu = kindOf('menu', 'section', 'Menu')
const sheet = kindOf('sheet', 'document', 'Sheet')

const site = (section: object, artefact: unknown) => ({
  pages: { start: { kind: 'page', sections: { 'of/today': section } } },
  services: { consulting: { artefact } },
})

test('a part of a kind of the site is held against that kind, at its place in the file', () => {
  const good = site({ kind: 'menu', rows: [{ en: 'Soup' }] }, { kind: 'sheet', rows: [] })
  const lacking = ['required /pages/start', 'required /services/consulting']
  const others = (lines: string[]) => lines.filter((line) => !lacking.includes(line))
  expect(others(told(good, menu, sheet))).toEqual([])
  const bad = site({ kind: 'menu', rows: [{ en: 5 }] }, { kind: 'sheet', rows: 'none', more: 1 })
  expect(others(told(bad, menu, sheet)).sort()).toEqual([
    'additionalProperties /services/consulting/artefact more',
    'type /pages/start/sections/of~1today/rows/0/en',
    'type /services/consulting/artefact/rows',
  ])
})

test('a kind that the site does not have is told, with all that it has', () => {
  const schema = mergeKinds(base.whole, [menu])
  const errors = schemaValidator(schema, JSON.stringify(schema))(site({ kind: 'menus' }, { kind: 'sheet' }))
  const [unknown] = errors.filter(({ keyword }) => keyword === 'enum')
  expect(unknown?.instancePath).toBe('/pages/start/sections/of~1today/kind')
  expect(unknown?.params.allowedValues).toEqual(expect.arrayContaining(['opening', 'menu']))
  expect(errors).toContainEqual(
    expect.objectContaining({ instancePath: '/services/consulting', params: { additionalProperty: 'artefact' } }),
  )
})

test('a word from a list that is no kind is told with its own words, and so is a kind that is no word', () => {
  const schema = mergeKinds(base.whole, [menu])
  const errors = schemaValidator(
    schema,
    JSON.stringify(schema),
  )({
    ...site({ kind: { menu: true } }, { kind: 'sheet' }),
    theme: { paper: 'pink' },
  })
  const enums = errors.filter(({ keyword }) => keyword === 'enum')
  expect(enums.map(({ instancePath }) => instancePath)).toEqual(
    expect.arrayContaining(['/theme/paper', '/pages/start/sections/of~1today/kind']),
  )
  expect(enums.find(({ instancePath }) => instancePath === '/theme/paper')?.params.allowedValues).toContain('cream')
})
