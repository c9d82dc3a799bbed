import type { SiteConfig } from '../../../schema/site-config.ts'
import { listCollections } from '../../lib/collections.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { categoryPages } from './category-pages.ts'
import { pageAddresses } from './routes.ts'
import { searchPage } from './search-page.ts'
import { configuredPages } from './site-pages.ts'
import { hasValuePages, valuePages } from './value-pages.ts'

/**
 * The pages of a site with those of values and categories that have some, such as that of all houses, and with that of its search. They are made as if the file had
 * them, so that the address table and all that reads it take them for pages like others.
 */
export function withMadePages(config: SiteConfig): SiteConfig['pages'] {
  const { pages, locales } = config
  const hasSome =
    config.header?.search === true ||
    Object.values(pages).some((page) => page.kind === 'blog' && page.categoryPages) ||
    listCollections(config).some(({ fields }) => Object.values(fields).some(hasValuePages))
  if (!hasSome) return pages
  const addresses = pageAddresses(configuredPages(config), Object.keys(locales))
  const taken = new Set(addresses.map(({ locale, slug }) => `${locale} ${slug}`))
  return nullObject([
    ...Object.entries(pages),
    ...valuePages(config, taken),
    ...categoryPages(config, taken),
    ...searchPage(config, taken),
  ])
}
