import type { PageConfig } from '../../../schema/pages.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { slugifyUnicode } from '../../lib/addresses/slugify.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { completeMessages } from '../complete-config.ts'

/** The key of the page for what is found by the search; no page of a file can have it. */
export const searchPageKey = 'site/search'

/** The page for what is found, on a site that visitors can search. Search engines are asked not to list it. */
export function searchPage(config: SiteConfig, taken: ReadonlySet<string>): [string, PageConfig][] {
  const { search } = completeMessages(config)
  if (!search) return []
  const slug = nullObject(
    Object.keys(config.locales).map((locale) => [locale, freeSlug(search.searchAddress[locale], locale, taken)]),
  )
  const title = search.searchTitle
  const sections: PageConfig['sections'] = { opening: { kind: 'opening', title } }
  return [[searchPageKey, { kind: 'page', label: title, slug, robots: 'noindex, follow', sections }]]
}

/** The address in a language, with a number where a page of the site has it. */
function freeSlug(word: string | undefined, locale: string, taken: ReadonlySet<string>): string {
  const slug = slugifyUnicode(word ?? '') || 'search'
  const free = [slug, ...Array.from({ length: taken.size }, (_, index) => `${slug}-${index + 2}`)]
  return free.find((each) => !taken.has(`${locale} ${each}`)) ?? slug
}
