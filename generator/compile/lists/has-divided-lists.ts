import type { EntryField } from '../../../schema/fields.ts'
import type { Section } from '../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { configuredPages } from '../routes/site-pages.ts'
import { isDivided, pageSections } from '../site-sections.ts'

/** Whether a page of the site has a list that is divided into pages. */
export function hasDividedLists(config: SiteConfig): boolean {
  return listSections(config).some(isDivided)
}

/** Whether a page of the site has a list with a form by which visitors choose or sort. */
export function hasFilters(config: SiteConfig): boolean {
  return listSections(config).some((section) => isFiltered(config, section))
}

/** The part of a configuration that says what is known of entries. */
type FieldsConfig = Pick<SiteConfig, 'serviceFields'> & {
  readonly collections?: Readonly<
    Record<string, { readonly fields?: Readonly<Record<string, EntryField>> } | undefined>
  >
}

/** Whether a section has a form above it: it is a list in pages, and a field of its collection can be filtered or sorted. */
export function isFiltered(config: FieldsConfig, section: Section): boolean {
  return isDivided(section) && section.kind === 'cards' && Object.keys(askedFields(config, section)).length > 0
}

/** The fields by which visitors choose among the entries of a list, or sort them; none for a list of pages that are named one by one. */
export function askedFields(
  { serviceFields, collections = {} }: FieldsConfig,
  { pages, collection }: { readonly pages?: readonly string[]; readonly collection?: string },
): Readonly<Record<string, EntryField>> {
  const fields = collection === undefined ? serviceFields : collections[collection]?.fields
  if (pages || !fields) return {}
  return nullObject(Object.entries(fields).filter(([, field]) => isFilter(field) || isSort(field)))
}

/** Whether visitors choose entries by a field. */
export function isFilter(field: EntryField): boolean {
  return 'filter' in field && field.filter === true
}

/** Whether visitors sort entries by a field. */
export function isSort(field: EntryField): boolean {
  return 'sort' in field && field.sort === true
}

function listSections(config: SiteConfig): Section[] {
  return configuredPages(config).flatMap((page) => Object.values(pageSections(page) ?? {}))
}
