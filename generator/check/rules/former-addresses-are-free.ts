import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import { addressesOf, type FormerAddress, formerAddressesOf } from './addresses.ts'
import type { Rule } from './rule.ts'

/** A former address belongs to one page only, and is not in use again: it can redirect to one place. */
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
