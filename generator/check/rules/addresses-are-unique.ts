import { rootFolders } from '../../../src/routing/root-folders.ts'
import { atValue, type Path, type Problem } from '../../diagnostics/problem.ts'
import {
  type Address,
  addressesOf,
  type FormerAddress,
  folderOf,
  formerAddressesOf,
  homesIn,
  isDeviceName,
} from './addresses.ts'
import { type Repetition, repetitions } from './repetitions.ts'
import type { Rule, Site } from './site.ts'
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

/** Last parts of addresses to which hosts give a meaning: the page of a folder, and the page for unknown addresses. */
const reservedForHosts: ReadonlySet<string> = new Set(['index', '404'])

/** The longest address with which every host and disk copes: file names end at 255 bytes, tables of servers earlier. */
const longestAddress = 200

/** Each address, current or former, is written as browsers write its letters, and is not that of a locale, of the webhook or of a file with a meaning to hosts. */
export const addressesAreFree: Rule = (site) => {
  const { locales, value } = site
  const webhook = section(value.contactForm).webhook
  const homes = homesIn(site)
  const folder = folderOf(site)
  return [...addressesOf(site), ...formerAddressesOf(site)].flatMap(({ locale, slug, path }): Problem[] => {
    const levels = slug.split('/')
    const first = levels[0]?.toLowerCase() ?? ''
    if (locales.some((key) => key.toLowerCase() === first))
      return [atValue('slug-locale', path, { parameters: { locale, slug, prefix: first } })]
    const home = homes[locale] ?? '/'
    const address = home + slug
    const isFolder = home === '/' && Object.values<string>(rootFolders).includes(first)
    const reserved =
      `/${folder}${address.slice(1)}` === webhook || isFolder
        ? address
        : (levels.find(isDeviceName) ?? levels.slice(-1).find((last) => reservedForHosts.has(last)))
    if (slug !== slug.normalize('NFC'))
      return [atValue('slug-unsafe', path, { parameters: { locale, slug, suggestion: slug.normalize('NFC') } })]
    if (Buffer.byteLength(address) > longestAddress)
      return [atValue('slug-long', path, { parameters: { locale, slug, limit: longestAddress } })]
    return reserved ? [atValue('slug-reserved', path, { parameters: { locale, slug, reserved } })] : []
  })
}

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
