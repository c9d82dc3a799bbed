import { writeFileSync } from 'node:fs'
import { generateSchema } from '../schema/generate-schema.ts'
import { siteSchemaFile } from '../schema/site-schema.ts'

writeFileSync(siteSchemaFile, generateSchema())
