import { atValue, type Problem } from '../diagnostics/problem.ts'
import { load } from '../load.ts'
import { type Address, addressesOf } from '../rules/addresses-are-unique.ts'
import { formerAddressesOf } from '../rules/former-addresses-are-free.ts'
import type { Site } from '../rules/site.ts'
import { gatherDocument } from '../validate.ts'

/**
 * Addresses that pages had in earlier versions of the file, and that lead nowhere today.
 *
 * @param earlier the versions, the newest first
 */
export async function lostAddresses(site: Site, earlier: AsyncIterable<Uint8Array>): Promise<Problem[]> {
  const served = new Set(
    [...addressesOf(site), ...formerAddressesOf(site)].map(({ locale, slug }) => `${locale}/${slug}`),
  )
  const pages = new Map(site.pages.filter(({ enabled }) => enabled).map((page) => [page.key, page]))
  const problems: Problem[] = []
  for await (const bytes of earlier) {
    const loaded = load({ file: '', bytes })
    if (!('document' in loaded)) continue
    for (const { page, locale, slug } of publishedIn(gatherDocument(loaded.document))) {
      const { path } = pages.get(page.key) ?? {}
      const id = `${locale}/${slug}`
      if (!path || !site.locales.includes(locale) || served.has(id)) continue
      served.add(id)
      problems.push(atValue('address-lost', [...path, 'slug', locale], { parameters: { locale, slug } }))
    }
  }
  return problems
}

/** The addresses of pages that visitors could have. Those of articles are left out: an article cannot name former ones. */
function publishedIn(site: Site): Address[] {
  return addressesOf(site).filter(
    ({ page, locale, type }) => page.enabled && !site.drafts.has(locale) && type !== 'article',
  )
}
