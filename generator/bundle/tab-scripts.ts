import { readFileSync } from 'node:fs'
import { readCached, writeCached } from '../lib/files/cache.ts'
import { packedPart } from '../lib/files/paths.ts'
import { sourceVersion } from '../lib/packages/source-version.ts'

/** The name of the part of the package that has the scripts of the editor in a browser. */
export const packedTab = 'tab.json'

/**
 * The scripts of the editor in a browser, by their names in its folder. They are made where a source has changed, and taken from the cache otherwise;
 * the package comes with them.
 *
 * @param validatorCode makes the code that holds a configuration against the schema
 */
export async function tabScripts(validatorCode: () => string): Promise<ReadonlyMap<string, string>> {
  const packed = packedPart(packedTab)
  if (packed !== undefined) return new Map(JSON.parse(readFileSync(packed, 'utf8')))
  const path = `edit/tab-${sourceVersion(['src', 'pages', 'schema', 'generator'])}.json`
  const kept = readCached(path)
  if (kept) return new Map(JSON.parse(kept.toString()))
  const { buildTab } = await import('./build-tab.ts')
  const scripts = await buildTab(validatorCode())
  writeCached(path, JSON.stringify([...scripts]))
  return scripts
}
