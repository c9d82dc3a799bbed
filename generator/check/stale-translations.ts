import { execFile } from 'node:child_process'
import { basename, dirname, resolve } from 'node:path'
import { promisify } from 'node:util'
import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { ConfigDocument } from '../load/config-document.ts'
import { LineTable } from '../load/line-table.ts'
import { type LocalisedEntry, type Site, textPath } from '../rules/site.ts'
import { sourceFirst } from '../rules/translations-agree.ts'

const run = promisify(execFile)

/** When each line of a file was last changed, in seconds; the first line is at 0. */
export type LineTimes = readonly number[]

/** When each line of a file was last changed, from its history; undefined where there is none. Lines that are not committed yet are new. */
export async function lineTimes(file: string): Promise<LineTimes | undefined> {
  const path = resolve(file)
  try {
    const { stdout } = await run('git', ['blame', '--line-porcelain', '--', basename(path)], {
      cwd: dirname(path),
      maxBuffer: 1 << 30,
    })
    return [...stdout.matchAll(/^author-time (\d+)$/gm)].map(([, seconds]) => Number(seconds))
  } catch {
    // No git, no repository, or a file that is not in it: then there is no history to compare.
    return undefined
  }
}

/** Texts of which the source, the text in the default locale, was changed after them. */
export function staleTranslations(site: Site, document: ConfigDocument, times: LineTimes): Problem[] {
  const lines = new LineTable(document.text)
  const changed = (entry: LocalisedEntry, locale: string): number => {
    const [start, end] = document.locate({ path: textPath(entry.place, locale), at: 'value' })
    const last = lines.position(Math.max(start, end - 1)).line
    return Math.max(...times.slice(lines.position(start).line - 1, last))
  }
  return site.localised.flatMap((entry): Problem[] => {
    const [source, ...others] = sourceFirst(site, entry.value)
    if (source === undefined || (entry.kind !== 'text' && entry.kind !== 'markdown')) return []
    const sourceTime = changed(entry, source)
    return others.flatMap((locale): Problem[] => {
      const time = changed(entry, locale)
      if (!(time < sourceTime)) return []
      const parameters = { locale, source, changed: day(sourceTime), translated: day(time) }
      return [atValue('translation-stale', textPath(entry.place, locale), { parameters })]
    })
  })
}

function day(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10)
}
