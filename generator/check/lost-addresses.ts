import { atValue, type Problem } from '../diagnostics/problem.ts'
import { load } from '../load.ts'
import { addressesOf } from '../rules/addresses-are-unique.ts'
import { formerAddressesOf } from '../rules/former-addresses-are-free.ts'
import type { Site } from '../rules/site.ts'
import { gatherDocument } from '../validate.ts'

/**
 * Addresses that pages had in earlier versions of the file, and that lead nowhere today.
 *
 * @param earlier the versions, the newest first
 */
export function lostAddresses(site: Site, earlier: readonly Uint8Array[]): Problem[] {
  const served = new Set(
    [...addressesOf(site), ...formerAddressesOf(site)].map(({ locale, slug }) => `${locale}/${slug}`),
  )
  const pages = new Map(site.pages.map((page) => [page.key, page]))
  return earlier.flatMap((bytes) => {
    const loaded = load({ file: '', bytes })
    if (!('document' in loaded)) return []
    return addressesOf(gatherDocument(loaded.document)).flatMap(({ page: { key }, locale, slug, type }): Problem[] => {
      const page = pages.get(key)
      const id = `${locale}/${slug}`
      // An article cannot name former addresses.
      if (!page?.enabled || type === 'article' || !site.locales.includes(locale) || served.has(id)) return []
      served.add(id)
      return [atValue('address-lost', [...page.path, 'slug', locale], { parameters: { locale, slug } })]
    })
  })
}
