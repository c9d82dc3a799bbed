import { pageAddresses } from '../../../compile/routes/routes.ts'
import { configuredPages, type SitePage } from '../../../compile/routes/site-pages.ts'
import type { Path } from '../../../diagnostics/problem.ts'
import type { RuleInput } from '../rule-input.ts'

/** Names that Windows gives to devices: no file or folder can be called so there. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/i.test(name)
}

/** Last parts of addresses to which hosts give a meaning: the page of a folder, and the page for unknown addresses. */
export const reservedForHosts: ReadonlySet<string> = new Set(['index', '404'])

/** An address that the site serves, of a page or an article, with the place where it is written. */
export interface Address {
  readonly page: SitePage
  readonly locale: string
  readonly slug: string
  /** Where the slug stands in the configuration. */
  readonly path: Path
  readonly type: 'slug' | 'canonical' | 'article'
}

/** The addresses of a site, also of disabled pages: first the slugs of its pages, then their canonical paths, then its articles, each in the order of the file. */
export function listAddresses({ config, locales }: Pick<RuleInput, 'config' | 'locales'>): Address[] {
  const all: Record<Address['type'], Address[]> = { slug: [], canonical: [], article: [] }
  for (const { page, locale, slug, canonical } of pageAddresses(configuredPages(config), locales)) {
    const add = (type: Address['type'], address: string, path: Path) =>
      all[type].push({ page, locale, slug: address, path: [...page.path, ...path], type })
    if (page.type !== 'article') add('slug', slug, ['slug', locale])
    else if (page.config.enabled !== false) add('article', slug, ['slug'])
    if (canonical !== slug) add('canonical', canonical, ['canonical', locale])
  }
  return [...all.slug, ...all.canonical, ...all.article]
}

/** The key of a page, of an article that of its blog. */
export function pageKey(page: SitePage): string {
  return page.type === 'article' ? page.blog.key : page.key
}

/** The paths that a site serves: `/en/services`. */
export function servedPaths(site: RuleInput): ReadonlySet<string> {
  return new Set(listAddresses(site).map(({ locale, slug }) => `${site.homes[locale]}${slug}`))
}
