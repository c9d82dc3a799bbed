import { writeFileSync } from 'node:fs'
import { currentReference, referenceFile } from './reference-file.ts'

writeFileSync(referenceFile, currentReference())
