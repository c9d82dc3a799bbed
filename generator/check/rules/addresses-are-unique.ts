import { atValue } from '../../diagnostics/problem.ts'
import { type Address, addressesOf } from './addresses.ts'
import { type Repetition, repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'
import type { Site } from './site.ts'
import { section, valueAt } from './unchecked-values.ts'

/** No two pages of a locale have the same address, be it a slug or a canonical path. */
export const addressesAreUnique: Rule = (site) => {
  const addresses = addressesOf(site).filter(({ slug }) => slug !== '')
  const taken = repetitions(addresses, ({ locale, slug }) => `${locale} ${slug}`)
  // The address of an article is written once and stands in all languages.
  const told = new Set(repetitions(taken, ({ entry }) => JSON.stringify(entry.path)).map(({ entry }) => entry))
  return taken
    .filter((repetition) => !told.has(repetition))
    .map(upperArticle)
    .map(({ entry: { locale, slug, path, type }, first }) => {
      const parameters = { locale, slug, owner: nameOf(first, site) }
      const code = type === 'canonical' ? 'canonical-taken' : 'slug-taken'
      return atValue(code, path, { parameters, related: [{ path: first.path, at: 'value' }] })
    })
}

/** New articles are put above the others: of two with one address, the upper one is the copy, and the address of the other one is to stay. */
function upperArticle({ entry, first }: Repetition<Address>): Repetition<Address> {
  const areArticles = entry.type === 'article' && first.type === 'article' && entry.page === first.page
  return areArticles ? { entry: first, first: entry } : { entry, first }
}

/** What tells the holder of an address: the title of an article, the key of a page. */
function nameOf({ holder, page }: Address, site: Site): string {
  const { title } = section(valueAt(site, holder))
  return typeof title === 'string' ? title : page.key
}
