import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { addressesOf, articlesOf } from './addresses-are-unique.ts'
import type { Rule } from './rule.ts'
import { type PageEntry, type Site, section, textsOf } from './site.ts'

/** An address under which a page or an article stood before. */
export interface FormerAddress {
  readonly page: PageEntry
  readonly locale: string
  readonly slug: string
  readonly path: Path
  /** Where the page or the article stands that names it. */
  readonly holder: Path
}

/** Every former address that the pages of a site and their articles name, in the order of the file. */
export function formerAddressesOf({ pages, locales }: Site): FormerAddress[] {
  return pages.flatMap((page) => {
    const lists = section(page.value.formerSlugs)
    const own = locales.flatMap((locale) => {
      const place = { page, locale, path: [...page.path, 'formerSlugs', locale], holder: page.path }
      return listed(Object.hasOwn(lists, locale) ? lists[locale] : undefined, place)
    })
    return [...own, ...formerArticles(page, locales)]
  })
}

function formerArticles(page: PageEntry, locales: readonly string[]): FormerAddress[] {
  const blog = textsOf(page.value.slug)
  return articlesOf(page).flatMap(({ value, holder }) =>
    locales
      .filter((locale) => blog[locale])
      .flatMap((locale) => listed(value.formerSlugs, { page, locale, path: [...holder, 'formerSlugs'], holder }))
      .map((former) => ({ ...former, slug: `${blog[former.locale]}/${former.slug}` })),
  )
}

/** The addresses of a list, whatever else may stand there. */
function listed(list: unknown, place: Omit<FormerAddress, 'slug'>): FormerAddress[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((slug: unknown, index) =>
    typeof slug === 'string' ? [{ ...place, slug, path: [...place.path, index] }] : [],
  )
}

/** A former address is that of no page today, and a former one of one page only: it can lead to one place. */
export const formerAddressesAreFree: Rule = (site) => {
  const all = formerAddressesOf(site)
  if (all.length === 0) return []
  const present = byAddress(addressesOf(site))
  const former = byAddress(all)
  const problems = all.flatMap((address): Problem[] => {
    const { locale, slug, path, holder } = address
    const today = present.get(addressId(address))
    if (today && isSame(today.holder, holder))
      return [atValue('former-slug-present', path, { parameters: { locale, slug } })]
    const owner = today ?? former.get(addressId(address))
    if (owner === undefined || owner === address) return []
    const parameters = { locale, slug, owner: owner.page.key, today: today !== undefined }
    return [atValue('former-slug-taken', path, { parameters, related: [{ path: owner.path, at: 'value' }] })]
  })
  // What an article names is written once and stands in all languages.
  return problems.filter(({ path }, index) => problems.findIndex((other) => isSame(other.path, path)) === index)
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index])
}

/** The first of each address. */
function byAddress<A extends Pick<FormerAddress, 'locale' | 'slug'>>(addresses: readonly A[]): Map<string, A> {
  const first = new Map<string, A>()
  for (const address of addresses) if (!first.has(addressId(address))) first.set(addressId(address), address)
  return first
}

function addressId({ locale, slug }: Pick<FormerAddress, 'locale' | 'slug'>): string {
  return `${locale} ${slug}`
}
