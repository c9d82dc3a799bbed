import { PathSet } from '../diagnostics/path-set.ts'
import type { Problem } from '../diagnostics/problem.ts'
import type { Site } from '../rules/site.ts'
import { sourceFirst } from '../rules/source-first.ts'
import { section } from '../rules/unchecked-values.ts'
import { pathOf } from '../schema/walk.ts'

/** How far the texts of a section are translated into a locale. */
export interface Coverage {
  readonly section: string
  readonly locale: string
  readonly total: number
  /** Texts that exist and differ from the source. */
  readonly complete: number
  readonly missing: number
  readonly identical: number
  readonly stale: number
}

/** A text of one word, which may well be the same in two languages. */
const mayBeAlike = /^\P{L}*\p{L}*\P{L}*$/u

/**
 * How far each section is translated into each locale: a row per section and locale, sections in the order of the file.
 *
 * @param stale the problems of translations that are older than their source
 */
export function coverageOf(site: Site, stale: readonly Problem[]): Coverage[] {
  const stalePaths = new PathSet(stale.map(({ path }) => path))
  const name = String(section(site.value.site).name ?? '')
  const rows = new Map<string, { -readonly [Key in keyof Coverage]: Coverage[Key] }>()
  for (const { place, kind, value } of site.localised) {
    if (kind !== 'text' && kind !== 'markdown') continue
    const path = pathOf(place)
    const [source] = sourceFirst(site, value)
    for (const locale of site.locales) {
      const row = rowOf(sectionOf(path), locale)
      const text = value[locale]?.trim()
      const isCopy = locale !== source && source !== undefined && text === value[source]?.trim()
      row.total++
      if (!text) row.missing++
      else if (isCopy && !mayBeAlike.test(text.replaceAll(name, ''))) row.identical++
      else if (stalePaths.has([...path, locale])) row.stale++
      else row.complete++
    }
  }
  return [...rows.values()]

  function rowOf(part: string, locale: string) {
    const id = `${part} ${locale}`
    const row = rows.get(id) ?? { section: part, locale, total: 0, complete: 0, missing: 0, identical: 0, stale: 0 }
    rows.set(id, row)
    return row
  }
}

function sectionOf([first, second]: readonly (string | number)[]): string {
  return first === 'pages' || first === 'services' ? `${first}.${second}` : String(first)
}
