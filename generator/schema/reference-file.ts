import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from '../load.ts'
import { readSiteSchema, siteSchemaFile } from '../site-schema.ts'
import { generateReference } from './generate-reference.ts'

/** The reference as it is committed. */
export const referenceFile = new URL('./REFERENCE.md', siteSchemaFile)

/** The configuration that gives the examples; not the site's own, so that a change of a text does not change the reference. */
const exampleFile = new URL('../tests/fixtures/second-site/site.config.yaml', siteSchemaFile)

/** The reference that belongs to the schema as it is. */
export function currentReference(): string {
  const loaded = load({ file: fileURLToPath(exampleFile), bytes: readFileSync(exampleFile) })
  if (!('document' in loaded)) throw new Error(`${fileURLToPath(exampleFile)} cannot be read`)
  return generateReference(readSiteSchema().schema, loaded.document.value as Record<string, unknown>)
}
