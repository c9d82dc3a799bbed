import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { type Place, pathOf } from '../walk.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { type LocalisedEntry, type Site, section, textPath } from './site.ts'

/** What visitors know an entry of a list by. */
const names = new Set<string | number>(['title', 'label'])

/** The name of an entry, with its place. */
interface Named {
  readonly word: string
  readonly path: Path
  /** The entry that it names. */
  readonly entry: unknown
}

/** No two entries of a list have the same name, as happens when one is copied and changed in part. A drawn document may repeat itself. */
export const entriesDiffer: Rule = (site) => {
  const lists = new Map<Place, LocalisedEntry[]>()
  for (const entry of site.localised) {
    const list = names.has(entry.place.key) ? listOf(entry.place) : undefined
    const known = list && lists.get(list)
    if (known) known.push(entry)
    else if (list) lists.set(list, [entry])
  }
  return [
    ...[...lists.values()].filter((list) => list.length > 1).flatMap((list) => repeatedNames(list, site)),
    ...repeatedLinks(section(site.value.footer).social),
  ]
}

/** The list that an entry with this name stands in; undefined for what is no entry, or part of a drawn document. */
function listOf({ parent: entry }: Place): Place | undefined {
  if (typeof entry?.key !== 'number' || !entry.parent) return undefined
  return pathOf(entry.parent).includes('artefact') ? undefined : entry.parent
}

function repeatedNames(list: readonly LocalisedEntry[], site: Site): Problem[] {
  const words = site.locales
    .filter((locale) => !site.drafts.has(locale))
    .flatMap((locale) => {
      const named = list.flatMap(({ place, value }): Named[] =>
        value[locale] ? [{ word: value[locale], path: textPath(place, locale), entry: place.parent }] : [],
      )
      return repeated(named)
    })
  return once(words)
}

/** Links below the pages are told apart by their words and by where they lead. */
function repeatedLinks(social: unknown): Problem[] {
  if (!Array.isArray(social)) return []
  const wordsOf = (key: string) =>
    social.flatMap((link, index): Named[] => {
      const word = section(link)[key]
      return typeof word === 'string' && word !== ''
        ? [{ word, path: ['footer', 'social', index, key], entry: index }]
        : []
    })
  return once([...repeated(wordsOf('label')), ...repeated(wordsOf('url'))])
}

function repeated(named: readonly Named[]) {
  return repetitions(named, ({ word }) => word.trim().toLowerCase())
}

/** One problem for each entry, in whatever languages its name is that of another one. */
function once(words: ReturnType<typeof repeated>): Problem[] {
  const told = new Set<unknown>()
  return words.flatMap(({ entry: { word, path, entry }, first }): Problem[] => {
    if (told.has(entry)) return []
    told.add(entry)
    const parameters = { value: word, isCopy: true }
    return [atValue('entry-repeated', path, { parameters, related: [{ path: first.path, at: 'value' }] })]
  })
}
