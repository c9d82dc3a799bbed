import type { PageConfig, SectionsPage } from '../../../schema/pages.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import type { LocalisedText } from '../../../schema/texts.ts'
import { slugBelow } from '../../lib/collections.ts'
import { nullObject } from '../../lib/plain-map.ts'

interface Addresses {
  /** The page below which they stand. */
  readonly page: PageConfig
  readonly slug: Readonly<Record<string, string>>
  readonly taken: Set<string>
  readonly isThere?: (locale: string) => boolean
}

/** The languages in which a page can stand below another: those of that page in which no other has the address. */
export function freeLanguages(config: SiteConfig, { page, slug, taken, isThere = () => true }: Addresses): string[] {
  return Object.keys(config.locales).filter((locale) => {
    const address = `${locale} ${slug[locale]}`
    const isOwn = page.languages?.includes(locale) ?? true
    if (!slug[locale] || !isOwn || !isThere(locale) || taken.has(address)) return false
    taken.add(address)
    return true
  })
}

/** The addresses of a page below another. */
export function slugsBelow(
  page: PageConfig,
  label: LocalisedText,
  make: (locale: string) => string,
): Record<string, string> {
  return localised(label, (locale) => slugBelow(page.slug[locale], make(locale)))
}

interface MadePage extends Required<Pick<SectionsPage, 'label' | 'slug' | 'languages'>> {
  /** The page below which it stands. */
  readonly page: PageConfig
  /** The list of the entries with the value. */
  readonly section: Section
}

/** A page with a title and a list. */
export function listPage({ page, section, ...shared }: MadePage): PageConfig {
  const title = localised(shared.label, (locale) => `${page.label[locale] ?? ''}: ${shared.label[locale]}`)
  return { kind: 'page', ...shared, sections: { opening: { kind: 'opening', title }, list: section } }
}

function localised(label: LocalisedText, make: (locale: string) => string): Record<string, string> {
  return nullObject(Object.keys(label).map((locale) => [locale, make(locale)]))
}
