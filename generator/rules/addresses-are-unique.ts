import { atKey, atValue } from '../diagnostics/problem.ts'
import { addressesOf } from './addresses.ts'
import { repetitions } from './repetitions.ts'
import type { Rule } from './rule.ts'

/** No two pages of a locale have the same address, be it a slug or a canonical path. */
export const addressesAreUnique: Rule = (site) => {
  const addresses = addressesOf(site).filter(({ slug }) => slug !== '')
  const taken = repetitions(addresses, ({ locale, slug }) => `${locale} ${slug}`)
  // The address of an article is written once and stands in all languages.
  const told = new Set(repetitions(taken, ({ entry }) => JSON.stringify(entry.path)).map(({ entry }) => entry))
  return taken
    .filter((repetition) => !told.has(repetition))
    .map(({ entry: { locale, slug, path, type }, first }) => {
      const parameters = { locale, slug, owner: first.page.key }
      const code = type === 'canonical' ? 'canonical-taken' : 'slug-taken'
      return atValue(code, path, { parameters, related: [{ path: first.path, at: 'value' }] })
    })
}

/** No page has the key of a service: references do not say which of both they mean. */
export const keysAreNotShared: Rule = ({ pages }) =>
  repetitions(pages, ({ key }) => key).map(({ entry: { key, path }, first }) =>
    atKey('key-shared', path, { parameters: { key }, related: [{ path: first.path, at: 'key' }] }),
  )
