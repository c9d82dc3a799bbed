import type { SiteConfig } from '../../schema/site-config.ts'
import { configuredPages } from './site-pages.ts'
import { isDivided, pageSections } from './site-sections.ts'

/** Whether a page of the site has a list that is divided into pages. */
export function hasDividedLists(config: SiteConfig): boolean {
  return configuredPages(config).some((page) => Object.values(pageSections(page) ?? {}).some(isDivided))
}
