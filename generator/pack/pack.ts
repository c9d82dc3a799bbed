import { rmSync } from 'node:fs'
import { projectFile } from '../lib/files/paths.ts'
import { packInto } from './pack-into.ts'

// What `npm pack` runs first: it makes the folder that the package consists of.
const folder = projectFile('packed')
rmSync(folder, { recursive: true, force: true })
await packInto(folder)
