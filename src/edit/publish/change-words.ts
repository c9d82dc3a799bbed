import { pathInWords } from '../paths/path-words.ts'
import { type ValueLanguage, valueInWords } from '../paths/value-words.ts'
import type { EditState } from '../protocol/protocol.ts'
import type { EditedChange } from '../protocol/publishing.ts'
import { kindInWords } from '../words/kind-words.ts'
import { fill } from '../words/use-words.ts'

/** A change as people read it. */
export interface ToldChange {
  /** The page that it is on, or the part of the site. */
  readonly page: string
  /** Its place on the page. */
  readonly place: string
  /** The language of the text. */
  readonly locale?: { readonly name: string; readonly tag: string } | undefined
  readonly was: string
  readonly now: string
}

/** A change in words. */
export function changeInWords(state: EditState, change: EditedChange, { language, words }: ValueLanguage): ToldChange {
  const { path, was, now, tellings } = change
  const value = now ?? was
  const item = (number: number) => fill(words.item, { number })
  const locale = state.locales.find(({ key }) => key === path.at(-1) && path.length > 1 && path[0] !== 'locales')
  const [first = '', ...rest] = pathInWords(state, locale ? path.slice(0, -1) : path, { language, item })
  const text = (of: unknown) => valueInWords(state, of, { language, words, tellings })
  const told = { was: text(was), now: text(now), locale }
  const isPage =
    path.length === (path[0] === 'collections' ? 4 : 2) &&
    ['pages', 'services', 'collections'].includes(String(path[0]))
  if (isPage)
    return { ...told, page: readLabel(value, state.defaultLocale) ?? String(path.at(-1)), place: words.publish.page }
  const kind = path.at(-2) === 'sections' ? (value as { kind?: string })?.kind : undefined
  const kindName = kindInWords(kind, language)?.name
  return { ...told, page: first, place: kindName ?? rest.join(' › ') }
}

/** One sentence for all changes: each page with what has changed there, in the language of the site where the editor speaks it. */
export function suggestedNote(state: EditState, changes: readonly EditedChange[], told: ValueLanguage): string {
  const pages = new Map<string, Set<string>>()
  for (const change of changes) {
    const { page, place } = changeInWords(state, change, told)
    const verb = change.do === 'changed' ? '' : ` (${told.words.publish[change.do].toLowerCase()})`
    pages.set(page, (pages.get(page) ?? new Set()).add(`${place.split(' › ').slice(-2).join(' › ')}${verb}`.trim()))
  }
  const parts = [...pages].map(([page, places]) => `${page}: ${few([...places], told.words)}`)
  return few(parts, told.words, '; ')
}

/** The most of a list that a sentence names. */
const most = 3

function few(parts: readonly string[], words: ValueLanguage['words'], between = ', '): string {
  const more = parts.length > most ? [fill(words.publish.more, { count: parts.length - most })] : []
  return [...parts.slice(0, most), ...more].filter(Boolean).join(between)
}

function readLabel(value: unknown, locale: string): string | undefined {
  const label = (value as { label?: Readonly<Record<string, string>> } | undefined)?.label?.[locale]
  return label || undefined
}
