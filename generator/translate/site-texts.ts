import { findKindMistake } from '#kinds'
import { valueAt } from '../../schema/value-at.ts'
import { checkSource } from '../check/check-file.ts'
import { earlierVersions } from '../check/history/file-history.ts'
import { findStale } from '../check/inspect-file.ts'
import { readSource } from '../check/read-source.ts'
import { idOfPath, readLock } from '../check/translations-lock.ts'
import { gatherDocument, shapedConfig } from '../check/validate/validate.ts'
import { load } from '../check/yaml/load.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Path, PathSet } from '../diagnostics/problem.ts'
import { readable } from '../edit/yaml/apply-edits.ts'
import { localisedTexts } from '../lib/plain-map.ts'
import { tidyText } from '../lib/xml-text.ts'
import type { Gathered } from './gather-units.ts'

/** A configuration file with what is known of its translations; only what keeps it from being read, where something does. */
export type SiteTexts =
  | {
      readonly gathered: Gathered
      readonly text: string
      /** What the check says of it, which takes a while. */
      readonly check: () => readonly Diagnostic[]
    }
  | { readonly gathered?: undefined; readonly diagnostics: readonly Diagnostic[] }

/** How many earlier versions are looked through for what sources said before. */
const versionsToAsk = 50

/** Reads a configuration for those who translate it, unchecked. It may have errors: texts that are missing are some. */
export async function readSiteTexts(file: string): Promise<SiteTexts> {
  const source = readSource(file)
  if ('diagnostics' in source) return source
  // Texts of own kinds are texts as well.
  const mistake = findKindMistake(source.file)
  if (mistake) return { diagnostics: [mistake] }
  const loaded = load(source)
  if (!('document' in loaded)) return { diagnostics: checkSource(source).diagnostics }
  const { document } = loaded
  const site = gatherDocument(document)
  const lock = readLock(file)
  const paths = findStale(site, lock).map(({ path }) => path)
  const before = await sourcesBefore(file, { site, paths: paths.map((path) => path.slice(0, -1)) })
  const config = shapedConfig(document)
  const gathered = { site, config, lock, stale: new PathSet(paths), before }
  return { gathered, text: document.text, check: () => checkSource(source).diagnostics }
}

/** What the sources of some texts said before their last change, as far as the history tells. */
async function sourcesBefore(
  file: string,
  { site, paths }: { readonly site: Gathered['site']; readonly paths: readonly Path[] },
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>()
  const sourceText = (value: unknown, path: Path) => {
    const texts = localisedTexts(valueAt(value, path))
    const text = texts[site.defaultLocale ?? '']
    return text === undefined ? undefined : tidyText(text)
  }
  if (paths.length === 0) return found
  for await (const bytes of earlierVersions(file, versionsToAsk)) {
    const value = readable(Buffer.from(bytes).toString())
    for (const path of paths) {
      const [id, said] = [idOfPath(path), sourceText(value, path)]
      if (said !== undefined && said !== sourceText(site.value, path) && !found.has(id)) found.set(id, said)
    }
    if (found.size === paths.length) break
  }
  return found
}
