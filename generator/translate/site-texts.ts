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

/** A configuration file with the records of its translations; or the errors because of which it cannot be read. */
export type SiteTexts =
  | {
      readonly gathered: Gathered
      readonly text: string
      /** Checks the whole site; slow. */
      readonly check: () => readonly Diagnostic[]
    }
  | { readonly gathered?: undefined; readonly diagnostics: readonly Diagnostic[] }

/** How many earlier versions are searched for former sources. */
const versionsToAsk = 50

/** Reads a configuration for translation, without checking it: missing texts are errors, too. */
export async function readSiteTexts(file: string): Promise<SiteTexts> {
  const source = readSource(file)
  if ('diagnostics' in source) return source
  // The site's own kinds have texts as well.
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

/** The former sources of some texts, as far as the history knows them. */
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
