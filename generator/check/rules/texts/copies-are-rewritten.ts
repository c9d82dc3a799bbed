import { atValue, type Path } from '../../../diagnostics/problem.ts'
import { groupBy } from '../../../lib/group-by.ts'
import { placePath } from '../../../schema/walk.ts'
import {
  areTranslations,
  type LocalisedEntry,
  type PageEntry,
  type Rule,
  type RuleInput,
  type RuleResult,
  textPath,
} from '../rule-input.ts'

/** Two equal texts of at least this many characters are no coincidence. */
const lengthToTell = 40

/** How many equal long texts make a copy: fewer may be sentences that the company repeats on purpose. */
const fewest = 3

/** Larger sites are not checked: programs write them, which may repeat themselves. */
const mostPages = 300

/** Keys that other rules check, or that pages may share. */
const ownRules = new Set<string | number>(['label', 'slug', 'canonical', 'meta'])

/** A text of a page that could be a copy. */
interface Telling {
  readonly page: PageEntry
  readonly locale: string
  readonly path: Path
  /** Whether it is the title of the page, in its opening: no two pages may share it. */
  readonly isTitle: boolean
}

/** A text with its equal on another page. */
interface Copied extends Telling {
  readonly first: Telling
}

/** Every text of a copied page or service is rewritten, in every language. */
export const copiesAreRewritten: Rule = (site) => {
  if (site.pages.length > mostPages) return undefined
  const pages = new Map(site.pages.filter(({ enabled }) => enabled).map((page) => [page.path.join('.'), page]))
  const firsts = new Map<string, Telling>()
  const copies: Copied[] = []
  for (const entry of site.localised) {
    for (const { text, ...telling } of tellingTexts(entry, { site, pages })) {
      const id = `${telling.page.kind}\n${telling.locale}\n${text}`
      const first = firsts.get(id)
      if (!first) firsts.set(id, telling)
      else if (first.page !== telling.page) copies.push({ ...telling, first })
    }
  }
  const pairs = groupBy(copies, ({ page, first }) => JSON.stringify([page.path, first.page.path]))
  return [...pairs.values()].flatMap(copyProblem)
}

function tellingTexts(
  { place, kind, value }: LocalisedEntry,
  { site, pages }: { readonly site: RuleInput; readonly pages: ReadonlyMap<string, PageEntry> },
): (Telling & { readonly text: string })[] {
  if (!areTranslations(kind)) return []
  const path = placePath(place)
  const page = pages.get(path.slice(0, 2).join('.'))
  if (!page || ownRules.has(path[2] ?? '')) return []
  const isTitle = path[4] === 'title' && page.value.sections[String(path[3])]?.kind === 'opening'
  return Object.entries(value).flatMap(([locale, text]) =>
    (text.length < lengthToTell && !isTitle) || text === '' || site.drafts.has(locale)
      ? []
      : [{ page, locale, text: text.trim(), path: textPath(place, locale), isTitle }],
  )
}

/** The problem of the texts that a page shares with one other page. */
function copyProblem(copied: readonly Copied[]): RuleResult {
  const locales = [...new Set(copied.map(({ locale }) => locale))].filter((locale) => {
    const texts = copied.filter((text) => text.locale === locale)
    return texts.length >= fewest || texts.some(({ isTitle }) => isTitle)
  })
  const texts = copied.filter(({ locale }) => locales.includes(locale))
  const [text] = texts
  if (!text) return undefined
  const parameters = { key: text.page.key, other: text.first.page.key, texts: texts.length, locales }
  return atValue('text-copied', text.path, parameters, { related: [{ path: text.first.path, at: 'value' }] })
}
