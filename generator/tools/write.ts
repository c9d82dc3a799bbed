import { writeFileSync } from 'node:fs'
import { loadSiteKinds } from '../kinds/site-kinds.ts'
import { projectFile } from '../lib/files/paths.ts'
import { configName } from '../lib/files/site-file-names.ts'
import { siteSchemaFile } from '../schema/site-schema.ts'
import { generateSchema } from './generate-schema.ts'
import { licenceList, lockedPackages } from './locked-packages.ts'
import { currentReference, referenceFile } from './reference-file.ts'

/** What `npm run schema`, `docs:config` and `licences` write. */
const writers: Readonly<Record<string, () => unknown>> = {
  schema() {
    writeFileSync(siteSchemaFile, generateSchema())
    // What is kept of the types of the kinds refers to it.
    loadSiteKinds(projectFile(configName))
  },
  reference: () => writeFileSync(referenceFile, currentReference()),
  licences: () => process.stdout.write(licenceList(lockedPackages())),
}

writers[process.argv[2] ?? '']?.()
