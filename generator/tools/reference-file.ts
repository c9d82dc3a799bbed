import { readFileSync } from 'node:fs'
import { shapedConfig } from '../check/validate/validate.ts'
import { load } from '../check/yaml/load.ts'
import { loadSiteKinds } from '../kinds/site-kinds.ts'
import { projectFile } from '../lib/paths.ts'
import { readBaseSchema } from '../schema/site-schema.ts'
import { generateReference } from './generate-reference.ts'

/** The reference as it is committed. */
export const referenceFile = projectFile('schema/REFERENCE.md')

/** The configurations that give the examples; not the site's own, so that a change of a text does not change the reference. */
const exampleFiles = ['second-site', 'third-site'].map((site) => projectFile(`tests/fixtures/${site}/site.config.yaml`))

/** The reference that belongs to the schema as it is. Throws if a configuration of its examples has become wrong. */
export function currentReference(): string {
  return generateReference(readBaseSchema().whole, exampleFiles.map(readExample))
}

function readExample(file: string): Record<string, unknown> {
  loadSiteKinds(file)
  const loaded = load({ file, bytes: readFileSync(file) })
  if (!('document' in loaded)) throw new Error(`${file} cannot be read`)
  const config = shapedConfig(loaded.document)
  if (!config) throw new Error(`${file} is wrong`)
  return { ...config }
}
