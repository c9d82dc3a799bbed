import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildClient } from './build-client.ts'
import { buildInlineScripts, buildServer } from './build-scripts.ts'
import { type BundleManifest, bundleFiles, cacheFolder } from './bundle-folder.ts'

/** Bundles the app for browser and server into a folder, which is there only when it is complete. */
export async function makeBundle(folder: string): Promise<void> {
  const work = `${folder}-${process.pid}`
  const [entry, inline] = await Promise.all([
    buildClient(join(work, bundleFiles.client)),
    buildInlineScripts(),
    buildServer(join(work, bundleFiles.server)),
  ])
  await writeFile(join(work, bundleFiles.manifest), JSON.stringify({ entry, inline } satisfies BundleManifest))
  await removeOldBundles()
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
}

const oneDay = 86_400_000

/** Removes what no build of today has made; one that runs beside this one may still read a younger bundle. */
async function removeOldBundles(): Promise<void> {
  await mkdir(cacheFolder, { recursive: true })
  for (const name of (await readdir(cacheFolder)).filter((entry) => /^(bundle|program)-/.test(entry))) {
    const path = join(cacheFolder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > oneDay) await rm(path, { recursive: true, force: true })
  }
}
