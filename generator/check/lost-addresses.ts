import { listFormerPaths } from '../compile/routes/former-paths.ts'
import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { nullObject } from '../lib/plain-map.ts'
import { listAddresses } from './rules/links/addresses.ts'
import { listPublishedArticles, type RuleInput } from './rules/rule-input.ts'
import { gatherDocument } from './validate/validate.ts'
import { load } from './yaml/load.ts'

/** An address, or the article's part of one, that is no longer served, and the place of today's. */
interface Left {
  readonly place: Path
  readonly slug: string
  /** Omitted if it is the same in all languages. */
  readonly locale?: string
}

/**
 * Reports addresses that pages and articles had in earlier versions of the file, and that lead nowhere today.
 *
 * @param earlier the versions, newest first
 */
export async function lostAddresses(site: RuleInput, earlier: AsyncIterable<Uint8Array>): Promise<Problem[]> {
  const served = servedPlaces(site)
  const told = new Set<string>()
  const problems: Problem[] = []
  for await (const bytes of earlier) {
    const loaded = load({ file: '', bytes })
    if (!('document' in loaded)) continue
    const before = gatherDocument(loaded.document)
    for (const { place, slug, locale } of [...leftPages(before, site, served), ...leftArticles(before, site)]) {
      const id = JSON.stringify([place, slug])
      if (!told.has(id)) problems.push(atValue('address-lost', place, { locale, slug }))
      told.add(id)
    }
  }
  return problems
}

/** Where the site answers, or leads on: at addresses of today and of before; at the root, also with the key of the language before them. */
function servedPlaces(site: RuleInput): ReadonlySet<string> {
  const homes = listHomes(site)
  const today = listAddresses(site).flatMap(({ locale, slug }) =>
    homes[locale] === '/' ? [`/${slug}`, `/${locale}/${slug}`] : [`${homes[locale]}${slug}`],
  )
  const former = listFormerPaths(site.config, { ...site, homes, root: '/' }).flatMap(({ place }) => place?.path ?? [])
  return new Set([...today, ...former])
}

/** The paths of the homes of a site's locales, below its root wherever it lies: its folder is no part of its addresses. */
function listHomes({ homes, root }: RuleInput): Record<string, string> {
  return nullObject(Object.entries(homes).map(([locale, home]) => [locale, home.slice(root.length - 1)]))
}

/** The public addresses of pages that still exist, but are no longer served under them: the page moved, or all of its language did. */
function leftPages(before: RuleInput, site: RuleInput, served: ReadonlySet<string>): Left[] {
  const pages = new Map(site.pages.filter(({ enabled }) => enabled).map((page) => [page.key, page]))
  const [homes, homesToday] = [listHomes(before), listHomes(site)]
  return listAddresses(before).flatMap(({ page, locale, slug, type }): Left[] => {
    const { path } = pages.get(page.key) ?? {}
    const wasPublic = page.config.enabled !== false && !before.drafts.has(locale) && type !== 'article'
    const place = `${homes[locale]}${slug}`
    // The root leads to a home in any case.
    if (!path || !wasPublic || !site.locales.includes(locale) || place === '/' || served.has(place)) return []
    return [{ place: [...path, 'slug', locale], slug: homes[locale] === homesToday[locale] ? slug : place, locale }]
  })
}

/** The same for articles, identified by their `id`. Only their own part counts: the rest is the address of their blog. */
function leftArticles(before: RuleInput, site: RuleInput): Left[] {
  const today = new Map(publicArticles(site).map((article) => [article.id, article]))
  return publicArticles(before).flatMap(({ id, value: { slug } }): Left[] => {
    const { value, path } = today.get(id) ?? {}
    if (!value || !path || slug === value.slug || value.formerPaths?.includes(slug)) return []
    return [{ place: [...path, 'slug'], slug }]
  })
}

function publicArticles({ pages }: RuleInput) {
  return pages
    .filter(({ enabled }) => enabled)
    .flatMap((page) =>
      listPublishedArticles(page).map((article) => ({ ...article, id: `${page.key} ${article.value.id}` })),
    )
}
