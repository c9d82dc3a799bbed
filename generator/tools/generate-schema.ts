import { createGenerator } from 'ts-json-schema-generator'
import { projectFile } from '../lib/files/paths.ts'
import { plainSchema, schemaTags } from '../schema/plain-schema.ts'
import { documentDefinition, type SiteSchema } from '../schema/site-schema.ts'
import { withKindsForEditors } from './kinds-for-editors.ts'

/** The JSON schema of the configuration, as text, from the types in schema/. */
export function generateSchema(): string {
  const generator = createGenerator({
    path: projectFile('schema/site-config.ts'),
    tsconfig: projectFile('tsconfig.json'),
    type: 'SiteConfig',
    topRef: false,
    skipTypeCheck: true,
    extraTags: schemaTags,
  })
  const schema = plainSchema(generator.createSchema('SiteConfig')) as SiteSchema
  return `${JSON.stringify(withKindsForEditors(withOpenDocuments(schema)), null, 2)}\n`
}

/** A schema by which editors let documents have any keys: their kinds are those of a site, which the schema of all sites does not know. */
function withOpenDocuments(schema: SiteSchema): SiteSchema {
  const entries = Object.entries(schema.definitions ?? {}).map(([name, definition]): [string, SiteSchema] => [
    name,
    name === documentDefinition ? { ...definition, additionalProperties: true } : definition,
  ])
  return { ...schema, definitions: Object.fromEntries(entries) }
}
