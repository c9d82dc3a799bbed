import { writeFileSync } from 'node:fs'
import { siteSchemaFile } from '../schema/site-schema.ts'
import { generateSchema } from './generate-schema.ts'

writeFileSync(siteSchemaFile, generateSchema())
