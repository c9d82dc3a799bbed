import { readFileSync } from 'node:fs'
import { readCached, writeCached } from '../lib/cache.ts'
import { packedPart } from '../lib/paths.ts'
import { sourceVersion } from '../lib/source-version.ts'

/** The names of the parts of the package that are the scripts of the editor in a browser. */
export const packedTab = ['tab/editor.js', 'tab/worker.js', 'tab/service-worker.js'] as const

/**
 * The scripts of the editor in a browser, by their names in its folder. They are made where a source has changed, and taken from the cache otherwise;
 * the package comes with them.
 *
 * @param validatorCode makes the code that holds a configuration against the schema
 */
export async function tabScripts(validatorCode: () => string): Promise<ReadonlyMap<string, string>> {
  const packed = packedTab.map((part) => [part.slice('tab/'.length), packedPart(part)] as const)
  if (packed[0]?.[1] !== undefined)
    return new Map(packed.map(([name, file]) => [name, readFileSync(file ?? '', 'utf8')]))
  const path = `edit/tab-${sourceVersion(['src', 'pages', 'schema', 'generator'])}.json`
  const kept = readCached(path)
  if (kept) return new Map(JSON.parse(kept.toString()))
  const { buildTab } = await import('./build-tab.ts')
  const scripts = await buildTab(validatorCode())
  writeCached(path, JSON.stringify([...scripts]))
  return scripts
}
