import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readBaseSchema } from '../../generator/schema/site-schema.ts'
import { generateSchema } from '../../generator/tools/generate-schema.ts'
import { currentReference, referenceFile } from '../../generator/tools/reference-file.ts'

test('commits the schema that the types give (npm run schema)', { timeout: 60_000 }, () => {
  expect(readBaseSchema().text).toBe(generateSchema())
})

test('commits the reference that the schema gives (npm run docs:config)', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(currentReference())
})

test('names the schema in the first line of the site, where editors look for it', () => {
  const [first] = readFileSync(new URL('../../site.config.yaml', import.meta.url), 'utf8').split('\n')
  expect(first).toBe('# yaml-language-server: $schema=./schema/site-config.schema.json')
})

test('says of every key what it means', () => {
  const silent: string[] = []
  const { whole: schema } = readBaseSchema()
  for (const [name, definition] of Object.entries({ SiteConfig: schema, ...schema.definitions })) {
    for (const [key, property] of Object.entries(definition.properties ?? {}))
      if (!property.description && !definition.allOf) silent.push(`${name}.${key}`)
  }
  expect(silent).toEqual([])
})
