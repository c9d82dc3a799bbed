import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { LineTimes } from './history/file-history.ts'
import { lookUpLock } from './lock-lookup.ts'
import { areTranslations, type LocalisedEntry, type RuleInput, sourceFirst, textPath } from './rules/rule-input.ts'
import { type TranslationsLock, textHash } from './translations-lock.ts'
import type { ConfigDocument } from './yaml/config-document.ts'
import { LineTable } from './yaml/line-table.ts'

/**
 * Reports translations older than their source, the text in the default locale: as the lock says and, where it does not know a translation as
 * it is now, as the history says. Lines that are not committed yet count as new.
 *
 * @param times undefined where there is no history
 */
export function staleTranslations(
  site: RuleInput,
  document: ConfigDocument,
  { times, lock }: { readonly times: LineTimes | undefined; readonly lock: TranslationsLock },
): Problem[] {
  const lines = new LineTable(document.text)
  const now = Date.now() / 1000
  const changed = (entry: LocalisedEntry, locale: string): number => {
    const [start, end] = document.locate({ path: textPath(entry.place, locale), at: 'value' })
    const last = lines.position(Math.max(start, end - 1)).line
    return Math.max(...(times ?? []).slice(lines.position(start).line - 1, last).map((time) => time ?? now))
  }
  return site.localised.flatMap((entry): Problem[] => {
    const [source, ...others] = sourceFirst(site, entry)
    if (source === undefined || !areTranslations(entry.kind)) return []
    return others.flatMap((locale): Problem[] => {
      const known = lookUpLock(site, entry, { locale, lock })
      if (known) {
        if (known.source === textHash(entry.value[source] ?? '')) return []
        const parameters = { locale, source, translated: known.day }
        return [atValue('translation-stale', textPath(entry.place, locale), parameters)]
      }
      if (!times) return []
      const [time, sourceTime] = [changed(entry, locale), changed(entry, source)]
      if (!(time < sourceTime)) return []
      const parameters = { locale, source, ...dates(sourceTime, time) }
      return [atValue('translation-stale', textPath(entry.place, locale), parameters)]
    })
  })
}

/** How precisely a time can be given, as the length of its text: the day, the minute, the second. */
const precisions = ['2026-11-21', '2026-11-21 14:05', '2026-11-21 14:05:33'].map(({ length }) => length)

/** Both times, only as precise as needed to tell them apart. */
function dates(sourceTime: number, time: number): { changed: string; translated: string } {
  const [changed, translated] = [moment(sourceTime), moment(time)]
  const end = precisions.find((length) => changed.slice(0, length) !== translated.slice(0, length))
  return { changed: changed.slice(0, end), translated: translated.slice(0, end) }
}

/** A time in the time zone of this machine, which is the reader's: "2026-11-21 14:05:33". */
function moment(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('sv-SE')
}
