import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFolder } from '../cache/publish-folder.ts'
import { buildClient } from './build-client.ts'
import { buildInlineScripts, buildServer } from './build-scripts.ts'
import { type BundleManifest, bundleFiles } from './bundle-folder.ts'

/** Bundles the app for browser and server into a folder, which appears only when it is complete. */
export async function makeBundle(folder: string): Promise<void> {
  const work = `${folder}-${process.pid}`
  const [entry, inline] = await Promise.all([
    buildClient(join(work, bundleFiles.client)),
    buildInlineScripts(),
    buildServer(join(work, bundleFiles.server)),
  ])
  await writeFile(join(work, bundleFiles.manifest), JSON.stringify({ entry, inline } satisfies BundleManifest))
  await publishFolder(work, folder)
}
