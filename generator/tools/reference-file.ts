import { readFileSync } from 'node:fs'
import { shapedConfig } from '../check/validate/validate.ts'
import { load } from '../check/yaml/load.ts'
import { projectFile } from '../lib/paths.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import { generateReference } from './generate-reference.ts'

/** The reference as it is committed. */
export const referenceFile = projectFile('schema/REFERENCE.md')

/** The configuration that gives the examples; not the site's own, so that a change of a text does not change the reference. */
const exampleFile = projectFile('tests/fixtures/second-site/site.config.yaml')

/** The reference that belongs to the schema as it is. Throws if the configuration of its examples has become wrong. */
export function currentReference(): string {
  const loaded = load({ file: exampleFile, bytes: readFileSync(exampleFile) })
  if (!('document' in loaded)) throw new Error(`${exampleFile} cannot be read`)
  const config = shapedConfig(loaded.document)
  if (!config) throw new Error(`${exampleFile} is wrong`)
  return generateReference(readSiteSchema().schema, { ...config })
}
