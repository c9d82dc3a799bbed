import { writeFileSync } from 'node:fs'
import { currentReference, referenceFile } from '../schema/reference-file.ts'

writeFileSync(referenceFile, currentReference())
