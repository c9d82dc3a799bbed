import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'
import { currentReference } from '../../generator/tools/reference-file.ts'

test('gives each key an example that the schema takes', () => {
  const { schema } = readSiteSchema()
  const ajv = new Ajv({ strict: false, inlineRefs: false })
  addFormats.default(ajv, ['date'])
  ajv.addSchema(schema, 'site')
  const wrong = examplesIn(currentReference()).filter(({ section, key, example }) => {
    const within = section === 'SiteConfig' ? 'site#' : `site#/definitions/${section}`
    return !ajv.validate({ $ref: `${within}/properties/${key}` }, parse(example))
  })
  expect(wrong).toEqual([])
})

/** The examples of the reference that are values, each with its key and the section that it is in. */
function examplesIn(reference: string): { section: string; key: string; example: string }[] {
  return reference.split('\n## ').flatMap((text) => {
    const section = text.slice(0, text.indexOf('\n'))
    const rows = text.matchAll(/^\| `(\w+)`.* \| `([^`]+)` \|$/gm)
    return Array.from(rows, ([, key = '', example = '']) => ({ section, key, example: example.replaceAll('\\|', '|') }))
  })
}
