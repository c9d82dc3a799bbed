import { valueAt } from '../../../schema/value-at.ts'
import { foldLetters } from '../../strip-accents.ts'
import { pathKey } from '../paths/paths.ts'
import type { EditedText, EditState, Path } from '../protocol/protocol.ts'

/** The filters of the list of texts. */
export const filters = ['all', 'missing', 'same', 'stale', 'problems'] as const

/** The name of a filter. */
export type Filter = (typeof filters)[number]

/** A text with what filters ask of it. */
export interface TextRow {
  readonly key: string
  readonly text: EditedText
  /** What it says in all languages, in small letters and without accents, for a search. */
  readonly searched: string
  readonly is: Readonly<Record<Filter, boolean>>
}

/**
 * The rows of all texts, made once for a version of the file: no key that is typed into a search goes through the whole file again. What nobody translates,
 * such as the names of languages, comes last.
 */
export function textRows(state: EditState, stale: ReadonlySet<string>): TextRow[] {
  const { value, locales } = state
  const withProblems = new Set(
    state.problems.flatMap(({ path }) => path.map((_, end) => pathKey(path.slice(0, end + 1)))),
  )
  const withStale = new Set([...stale].map((key) => pathKey((JSON.parse(key) as Path).slice(0, -1))))
  const texts = [...state.texts].sort((a, b) => Number(b.isTranslated) - Number(a.isTranslated))
  return texts.map((text) => {
    const key = pathKey(text.path)
    const found = valueAt(value, text.path)
    const own = text.isTranslated ? locales.map(({ key: locale }) => valueAt(found, [locale])) : []
    const said = text.isTranslated ? own : [found]
    const is = {
      all: true,
      missing: text.missing.length > 0,
      same: text.copied.length > 0,
      stale: text.isTranslated && withStale.has(key),
      problems: withProblems.has(key),
    }
    return { key, text, searched: foldLetters(said.join('\n')), is }
  })
}
