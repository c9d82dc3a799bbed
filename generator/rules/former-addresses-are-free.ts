import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { addressesOf } from './addresses-are-unique.ts'
import type { Rule } from './rule.ts'
import { type PageEntry, type Site, section } from './site.ts'

/** An address under which a page stood before. */
export interface FormerAddress {
  readonly page: PageEntry
  readonly locale: string
  readonly slug: string
  readonly path: Path
}

/** Every former address that the pages of a site name, in the order of the file. */
export function formerAddressesOf({ pages, locales }: Site): FormerAddress[] {
  return pages.flatMap((page) => {
    const lists = section(page.value.formerSlugs)
    return locales.flatMap((locale) => {
      const list = Object.hasOwn(lists, locale) ? lists[locale] : undefined
      if (!Array.isArray(list)) return []
      return list.flatMap((slug: unknown, index): FormerAddress[] =>
        typeof slug === 'string' ? [{ page, locale, slug, path: [...page.path, 'formerSlugs', locale, index] }] : [],
      )
    })
  })
}

/** A former address is that of no page today, and a former one of one page only: it can lead to one place. */
export const formerAddressesAreFree: Rule = (site) => {
  const all = formerAddressesOf(site)
  if (all.length === 0) return []
  const present = byAddress(addressesOf(site))
  const former = byAddress(all)
  return all.flatMap((address): Problem[] => {
    const { page, locale, slug, path } = address
    const today = present.get(addressId(address))
    if (today?.page === page && today.type !== 'article')
      return [atValue('former-slug-present', path, { parameters: { locale, slug } })]
    const owner = today ?? former.get(addressId(address))
    if (owner === undefined || owner === address) return []
    const parameters = { locale, slug, owner: owner.page.key, today: today !== undefined }
    return [atValue('former-slug-taken', path, { parameters, related: [{ path: owner.path, at: 'value' }] })]
  })
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
