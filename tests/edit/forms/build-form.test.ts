import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFile } from '../../../generator/check/check-file.ts'
import { schemaValidator } from '../../../generator/check/validate/schema-validator.ts'
import { buildForm } from '../../../generator/edit/forms/build-form.ts'
import { configNode, referenceOptions } from '../../../generator/edit/forms/reference-options.ts'
import { readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import { readSiteSchema } from '../../../generator/schema/site-schema.ts'
import type { Path } from '../../../src/edit/protocol/protocol.ts'
import { fourthSite, secondSite, shippedSite, thirdSite } from '../../site/command.ts'

const parentOf = (value: unknown, path: Path) =>
  path.slice(0, -1).reduce((at, key) => (at as Record<string | number, unknown>)[key], value) as Record<string, unknown>

test.each([
  ['the second site', secondSite],
  ['the third site', thirdSite],
])('whatever the form of a place of %s adds is of the shape that the schema asks for', (_name, file) => {
  // With the kinds that the site has of its own.
  checkFile(file)
  const { schema, text } = readSiteSchema()
  const schemaErrors = schemaValidator(schema, text)
  const value = readValue(readFileSync(file, 'utf8'))
  const parts = { root: configNode(), known: referenceOptions(value, 'new') }
  const wrong: string[] = []
  const known = new Set(schemaErrors(value).map(({ instancePath }) => instancePath))
  let added = 0
  const check = (path: Path, fresh: unknown) => {
    const parent = parentOf(value, path)
    const key = String(path.at(-1))
    parent[key] = fresh
    added++
    // What a text has to hold, such as a number, is written with it.
    const errors = schemaErrors(value).filter(
      ({ instancePath, message }) =>
        `${instancePath}/`.startsWith(`/${path.slice(0, -1).join('/')}`) && !message?.includes('\\{\\{'),
    )
    for (const { instancePath, message } of errors.slice(0, 1))
      if (!known.has(instancePath)) wrong.push(`${path.join('.')}: ${instancePath} ${message}`)
    if (Array.isArray(parent)) parent.pop()
    else delete parent[key]
  }
  const visit = (path: Path) => {
    const form = buildForm(value, path, parts)
    for (const { path: at, fresh } of form?.parts ?? []) if (fresh !== undefined) check(at, fresh)
    for (const entry of form?.entries ?? []) check([...path, form?.parts.length ?? 0], entry.value)
    for (const part of form?.parts ?? []) if (part.fresh === undefined && part.as === 'place') visit(part.path)
  }
  visit([])
  expect(added).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test.each([
  ['the shipped site', shippedSite],
  ['the second site', secondSite],
  ['the third site', thirdSite],
  ['the smallest site', fourthSite],
])('every entry of each list of %s is a row, also one without a text', (_name, file) => {
  const value = readValue(readFileSync(file, 'utf8'))
  const parts = { root: configNode(), known: referenceOptions(value, 'new') }
  const missing: string[] = []
  const visit = (at: unknown, path: Path) => {
    if (typeof at !== 'object' || at === null) return
    const form = buildForm(value, path, parts)
    const rows = form?.parts.filter(({ fresh }) => fresh === undefined).map(({ path: row }) => row.at(-1))
    if (Array.isArray(at) && form && rows?.join() !== [...at.keys()].join()) missing.push(path.join('.'))
    for (const [key, inner] of Object.entries(at)) visit(inner, [...path, Array.isArray(at) ? Number(key) : key])
  }
  visit(value, [])
  expect(missing).toEqual([])
})

test('the marks of a dish are chosen among those of its list, by what they mean; allergens among those of the law', () => {
  const value = {
    defaultLocale: 'en',
    pages: {
      menu: {
        kind: 'page',
        sections: {
          dishes: {
            kind: 'prices',
            marks: {
              vegan: { sign: 'V', label: { en: 'Vegan', es: 'Vegano' } },
              hot: { sign: '!', label: { en: 'Hot' } },
            },
            items: [{ title: { en: 'Soup' }, has: ['hot'], allergens: ['milk'] }],
          },
        },
      },
    },
  }
  const path = ['pages', 'menu', 'sections', 'dishes', 'items', 0]
  const form = buildForm(value, path, { root: configNode(), known: referenceOptions(value, 'new') })
  const has = form?.parts.find((part) => part.path.at(-1) === 'has')
  expect(has).toMatchObject({ as: 'choices', options: ['vegan', 'hot'], texts: { vegan: 'Vegan', hot: 'Hot' } })
  const allergens = form?.parts.find((part) => part.path.at(-1) === 'allergens')
  expect([allergens?.as, allergens?.options?.length, allergens?.options?.[13]]).toEqual(['choices', 14, 'molluscs'])
})

test('a chat that is added has the number of the company, and a greeting in the languages of the site', () => {
  const value = readValue(readFileSync(thirdSite, 'utf8'))
  const form = buildForm(value, [], { root: configNode(), known: referenceOptions(value, 'new') })
  expect(form?.parts.find(({ path }) => path[0] === 'chat')?.fresh).toEqual({
    phone: '+212 535 000 167',
    greeting: 'Hello, I have a question.',
  })
})

test('another number begins empty: it is not that of the company', () => {
  const value = readValue(readFileSync(thirdSite, 'utf8'))
  const form = buildForm(value, ['contactDetails'], { root: configNode(), known: referenceOptions(value, 'new') })
  expect(form?.parts.find(({ path }) => path[1] === 'others')?.fresh).toEqual([
    { label: { en: 'TODO', ja: 'TODO', ar: 'TODO' }, phone: 'TODO' },
  ])
})

test('nobody is offered to mark what they write as invented; the mark of an example is there to be taken off', () => {
  const item = (marks: object) => ({ title: { en: 'Cut' }, amount: 20, ...marks })
  const dishes = { kind: 'prices', items: [item({}), item({ sample: true })] }
  const value = { defaultLocale: 'en', pages: { home: { kind: 'page', sections: { dishes } } } }
  const keysOf = (index: number) =>
    buildForm(value, ['pages', 'home', 'sections', 'dishes', 'items', index], {
      root: configNode(),
      known: referenceOptions(value, 'new'),
    })?.parts.map(({ path }) => path.at(-1))
  expect(keysOf(0)).toContain('badge')
  expect(keysOf(0)).not.toContain('sample')
  expect(keysOf(1)).toContain('sample')
})

test('what a whole site is made of stands in groups, but for what is shown elsewhere or is for the file alone', () => {
  const form = buildForm({}, [], { root: configNode(), known: referenceOptions({}, 'new') })
  const groups: Record<string, string[]> = {}
  for (const { path, group = 'none' } of form?.parts ?? []) {
    groups[group] ??= []
    groups[group].push(String(path[0]))
  }
  expect(groups).toEqual({
    identity: ['site', 'editor'],
    contact: ['offices', 'forms'],
    pages: ['notFound', 'header', 'footer', 'pages', 'serviceFields', 'services', 'collections'],
    languages: ['defaultLocale', 'locales', 'localeDetection', 'messages', 'glossary'],
    visits: ['metadata', 'organization', 'analytics', 'consentServices'],
    none: ['theme', 'contactDetails', 'chat', 'ignore'],
  })
})

test('what only keeps groups of texts together is not told by the first of them, and what has a name is', () => {
  const value = {
    messages: { common: { loading: { en: 'Loading…' } }, notFound: { title: { en: 'Gone' } } },
    header: { menu: ['home'] },
    site: { name: 'Ada' },
  }
  const form = buildForm(value, [], { root: configNode(), known: referenceOptions(value, 'new') })
  const told = form?.parts.flatMap(({ path, tellings }) => tellings.map(({ at }) => [...path, ...at].join('.')))
  expect(told).toEqual(['site.name', 'header.menu.0'])
})
