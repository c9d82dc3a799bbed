import type { Sections } from '../../schema/pages.ts'
import type { ArticlesSection } from '../../schema/sections/articles.ts'
import type { CardsSection } from '../../schema/sections/cards.ts'
import type { OpeningSection } from '../../schema/sections/opening.ts'
import type { Section } from '../../schema/sections/section.ts'
import type { SitePage } from './routes/site-pages.ts'

/** The sections of a page, by their keys; undefined for an article. */
export function pageSections(page: SitePage): Sections | undefined {
  return page.type === 'article' ? undefined : page.config.sections
}

/** A section that may be divided into pages. */
export type ListSection = CardsSection | ArticlesSection

/** Whether a section is a list that is divided into pages. */
export function isDivided(section: Section): section is ListSection {
  return (section.kind === 'cards' || section.kind === 'articles') && section.perPage !== undefined
}

/** Whether a section is switched on, and shown in a language. */
export function isShownInLocale({ enabled, languages }: Section, locale: string): boolean {
  return enabled !== false && (languages?.includes(locale) ?? true)
}

/** What stands behind "#" in the address of a section: its key, where it has no anchor of its own. */
export function sectionAnchor(key: string, { anchor }: Section, locale: string): string {
  return anchor?.[locale] ?? key
}

/** The opening with which a page that is composed of sections begins in a language. */
export function findOpening(page: SitePage, locale: string): OpeningSection | undefined {
  const isOpening = (section: Section): section is OpeningSection => section.kind === 'opening'
  return Object.values(pageSections(page) ?? {})
    .filter(isOpening)
    .find((section) => isShownInLocale(section, locale))
}
