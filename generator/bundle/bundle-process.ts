import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFolder } from '../lib/publish-folder.ts'
import { buildClient } from './build-client.ts'
import { buildInlineScripts, buildServer } from './build-scripts.ts'
import { type BundleManifest, bundleFiles } from './bundle-folder.ts'

// The process that `bundle` starts. It bundles the app for browser and server into the folder that is its argument, which appears only
// when it is complete.
const folder = process.argv[2] as string
const work = `${folder}-${process.pid}`
const [entry, inline] = await Promise.all([
  buildClient(join(work, bundleFiles.client)),
  buildInlineScripts(),
  buildServer(join(work, bundleFiles.server)),
])
await writeFile(join(work, bundleFiles.manifest), JSON.stringify({ entry, inline } satisfies BundleManifest))
await publishFolder(work, folder)
