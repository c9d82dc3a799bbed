import { describe, expect, test } from 'vitest'
import { schemaValidator } from '../../generator/check/validate/schema-validator.ts'
import { type AcceptedPart, acceptedPart } from '../../generator/schema/accepted-part.ts'
import { compileSchema } from '../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'

const { schema, text } = readSiteSchema()
const root = compileSchema(schema)
const check = schemaValidator(schema, text)

function accept(value: object): AcceptedPart {
  return acceptedPart(value, check(value), root)
}

function site() {
  return {
    site: { name: 'Golden Oven', url: 'https://golden-oven.example', logo: './logo.svg' },
    theme: { color: '#123456', accent: '#654321', fonts: { heading: 'Alegreya', text: 'Mulish' } },
    defaultLocale: 'en',
    locales: { en: { name: 'English', tag: 'en' }, pt: { name: 'Português', tag: 'pt' } },
    forms: {
      ask: {
        deliver: { to: 'webhook', address: '/hook' },
        privacy: { en: 'Private.' },
        fields: [
          { type: 'text', name: 'first', label: { en: 'First' } },
          { type: 'text', name: 'second', label: { en: 'Second' } },
          { type: 'text', name: 'third', label: { en: 'Third' } },
        ],
      },
    },
    pages: {
      home: {
        kind: 'page',
        role: 'home',
        label: { en: 'Home' },
        slug: { en: '' },
        sections: { opening: { kind: 'opening', title: { en: 'Bread' }, subtitle: { en: 'Every day' } } },
      },
      about: {
        kind: 'page',
        label: { en: 'About' },
        slug: { en: 'about' },
        sections: {
          opening: { kind: 'opening', title: { en: 'Us' }, subtitle: { en: 'Since 1990' } },
          story: { kind: 'text', text: { en: 'We bake.' } },
        },
      },
    },
  }
}

/** The site with another value at a path; without one, the key is removed. */
function changed(path: readonly (string | number)[], value?: unknown): object {
  const config = site()
  const at = path
    .slice(0, -1)
    .reduce<Record<string | number, unknown>>((inner, key) => inner[key] as never, config as never)
  if (value === undefined) delete at[path.at(-1) ?? '']
  else at[path.at(-1) ?? ''] = value
  return config
}

test('what is right is accepted as it is', () => {
  const config = site()
  const { config: accepted, leftOut } = accept(config)
  expect(accepted).toEqual(config)
  expect(leftOut).toEqual([])
})

describe('left out is the smallest part that may be missing', () => {
  test.each<[string, (string | number)[], unknown, (string | number)[]]>([
    ['a text in a language', ['pages', 'about', 'label', 'pt'], 7, ['pages', 'about', 'label', 'pt']],
    ['an optional key', ['pages', 'home', 'role'], 'hearth', ['pages', 'home', 'role']],
    ['an unknown key', ['pages', 'home', 'rolle'], 'home', ['pages', 'home', 'rolle']],
    ['a page without its name', ['pages', 'about', 'label'], undefined, ['pages', 'about']],
    ['a page of no kind', ['pages', 'about', 'kind'], 'leaf', ['pages', 'about']],
    [
      'a section whose text is a list',
      ['pages', 'about', 'sections', 'story', 'text'],
      ['a'],
      ['pages', 'about', 'sections', 'story'],
    ],
    ['a field without a label', ['forms', 'ask', 'fields', 1, 'label'], undefined, ['forms', 'ask', 'fields', 1]],
    ['a form whose receiver is nobody', ['forms', 'ask', 'deliver', 'to'], 'carrier-pigeon', ['forms', 'ask']],
    ['a key of the root', ['site', 'url'], 'golden-oven', ['site']],
    ['a part of a key of the root', ['theme', 'fonts', 'text'], 5, ['theme', 'fonts', 'text']],
  ])('%s', (_name, path, value, expected) => {
    const { leftOut, config } = accept(changed(path, value))
    expect(leftOut).toEqual([expected])
    expect(Object.keys(config)).toContain('pages')
  })

  test('a button whose only target is wrong, and a closing whose first button is', () => {
    const closing = (primary: object, secondary: object) => ({
      kind: 'closing',
      title: { en: 'Come' },
      text: { en: 'Soon.' },
      primary: { label: { en: 'Go' }, ...primary },
      secondary: { label: { en: 'Look' }, ...secondary },
    })
    const story = ['pages', 'about', 'sections', 'story']
    expect(accept(changed(story, closing({ page: 'home' }, { page: 7 }))).leftOut).toEqual([[...story, 'secondary']])
    expect(accept(changed(story, closing({ page: 7 }, { page: 'home' }))).leftOut).toEqual([story])
  })
})

test('the other entries of a list keep their index', () => {
  const { config } = accept(changed(['forms', 'ask', 'fields', 1, 'label']))
  const fields = config.forms?.ask?.fields ?? []
  expect(fields.flatMap(({ name }, index) => [[name, index]])).toEqual([
    ['first', 0],
    ['third', 2],
  ])
})

test('the file itself stays as it is', () => {
  const config = changed(['forms', 'ask', 'fields', 1, 'label'])
  const before = structuredClone(config)
  accept(config)
  expect(config).toEqual(before)
})

test('of what is no mapping, nothing is accepted', () => {
  expect(accept([])).toEqual({ config: { locales: {}, pages: {} }, leftOut: [[]] })
})
