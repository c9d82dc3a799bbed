import type { Sections } from '../../../schema/pages.ts'
import type { ArticlesSection } from '../../../schema/sections/articles.ts'
import type { Section } from '../../../schema/sections/section.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import type { CompleteConfig } from '../complete-config.ts'
import { hasLocale, publishedArticles, type SitePage, sitePages } from '../routes/site-pages.ts'
import { isDivided, isShownInLocale, type ListSection, pageSections } from '../site-sections.ts'
import { chooseEntries, daysOfEntries, type EntryDay, listedKeys } from './choose-entries.ts'

/** A page of a list: those after the first have addresses of their own. */
export interface ListPage {
  /** The key of the section. */
  readonly section: string
  readonly number: number
}

/** What the address table needs to know of the lists of a site. */
export interface DividedLists {
  /** The key of the section of a page that is divided in a language, and into how many pages. */
  find(page: SitePage, locale: string): { readonly section: string; readonly count: number } | undefined
  /** The part of an address before the number, by language. */
  slug(locale: string): string
}

/** The lists of a site that are divided into pages, on a day. */
export function dividedLists(config: CompleteConfig, today: string): DividedLists {
  const { entries, messages } = config
  const pages = sitePages(config)
  let made: ReadonlyMap<string, EntryDay> | undefined
  const days = () => {
    made ??= daysOfEntries({ config, context: { today } })
    return made
  }
  const keys = new Map<string, ReadonlySet<string>>()
  const listKeys = (locale: string) => {
    const known = keys.get(locale) ?? new Set(pages.filter((page) => hasLocale(page, locale)).map(({ key }) => key))
    keys.set(locale, known)
    return known
  }
  const countEntries = (section: ListSection, page: SitePage, locale: string) => {
    if (section.kind === 'articles') return countArticles(config, section, listKeys(locale))
    const owner = page.type === 'entry' ? page.key : undefined
    const chosen = chooseEntries(listedKeys(config, section), section, { entries, owner, days })
    return Math.min(chosen.filter((key) => listKeys(locale).has(key)).length, section.count ?? Number.POSITIVE_INFINITY)
  }
  return {
    find: (page, locale) => {
      const [key, section] = findDivided(config, pageSections(page), locale) ?? []
      if (key === undefined || !section?.perPage) return undefined
      return { section: key, count: Math.ceil(countEntries(section, page, locale) / section.perPage) }
    },
    slug: (locale) => slugifyUnicode(messages.lists?.pageAddress[locale] ?? '') || 'page',
  }
}

/** The section of a page that is divided into pages in a language: its own, or one of another page that it shows again. */
function findDivided(
  { pages, entries }: Pick<CompleteConfig, 'pages' | 'entries'>,
  sections: Sections = {},
  locale: string,
): readonly [key: string, section: ListSection] | undefined {
  const drawn = (section: Section): Section | undefined => {
    if (section.kind !== 'reuse') return section
    const [page = '', key = ''] = section.section.split('.')
    return (pages[page] ?? entries[page])?.sections[key]
  }
  for (const [key, section] of Object.entries(sections)) {
    const shown = isShownInLocale(section, locale) ? drawn(section) : undefined
    if (shown && isShownInLocale(shown, locale) && isDivided(shown)) return [key, shown]
  }
  return undefined
}

function countArticles(
  { pages }: CompleteConfig,
  { count, category }: ArticlesSection,
  keys: ReadonlySet<string>,
): number {
  const [, blog] = Object.entries(pages).find(([key, { kind }]) => kind === 'blog' && keys.has(key)) ?? []
  const published = blog?.kind === 'blog' ? publishedArticles(blog, category).length : 0
  return count === undefined ? published : Math.min(count, published)
}

/** The key of a page of a list in the address table. */
export function listPageKey(page: string, number: number): string {
  return number === 1 ? page : `${page}/page/${number}`
}
