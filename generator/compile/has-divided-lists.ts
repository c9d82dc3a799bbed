import type { EntryField } from '../../schema/fields.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import { type CollectionsConfig, listCollections } from '../lib/collections.ts'
import { configuredPages } from './site-pages.ts'
import { isDivided, pageSections } from './site-sections.ts'

/** Whether a page of the site has a list that is divided into pages. */
export function hasDividedLists(config: SiteConfig): boolean {
  return configuredPages(config).some((page) => Object.values(pageSections(page) ?? {}).some(isDivided))
}

/** Whether a collection of the site has fields by which visitors choose or sort. */
export function hasFilters(config: CollectionsConfig): boolean {
  return listCollections(config).some(({ fields }) => Object.values(fields).some(isAsked))
}

/** Whether visitors choose or sort by a field. */
export function isAsked(field: EntryField): boolean {
  return isFilter(field) || isSort(field)
}

/** Whether visitors choose entries by a field. */
export function isFilter(field: EntryField): boolean {
  return 'filter' in field && field.filter === true
}

/** Whether visitors sort entries by a field. */
export function isSort(field: EntryField): boolean {
  return 'sort' in field && field.sort === true
}
