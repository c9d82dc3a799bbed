import { mailFolder } from '../../../../src/contact/sending/mail-folder.ts'
import { listFormerPaths } from '../../../compile/routes/former-paths.ts'
import type { CodeParameters } from '../../../diagnostics/codes.ts'
import { atValue, type Path } from '../../../diagnostics/problem.ts'
import { type FormerPath, parseFormerPath } from '../../../lib/addresses/former-path.ts'
import { ownFolders } from '../files/own-folders.ts'
import { flattenProblems, type Rule, type RuleInput, readForms } from '../rule-input.ts'
import { type Repetition, repetitions } from '../texts/repetitions.ts'
import { type Address, isDeviceName, listAddresses, pageKey, reservedForHosts } from './addresses.ts'

/** No two pages of a locale have the same address, be it a slug or a canonical path. */
export const addressesAreUnique: Rule = (site) => {
  const addresses = listAddresses(site).filter(({ slug }) => slug !== '')
  const taken = repetitions(addresses, ({ locale, slug }) => `${locale} ${slug}`)
  // The address of an article is written once and stands in all languages.
  const told = new Set(repetitions(taken, ({ entry }) => JSON.stringify(entry.path)).map(({ entry }) => entry))
  return taken
    .filter((repetition) => !told.has(repetition))
    .map(upperArticle)
    .map(({ entry: { locale, slug, path, type }, first }) => {
      const parameters = { locale, slug, owner: addressName(first) }
      const code = type === 'canonical' ? 'canonical-taken' : 'slug-taken'
      return atValue(code, path, parameters, { related: [{ path: first.path, at: 'value' }] })
    })
}

/** New articles are put above the others: of two with one address, the upper one is the copy, and the address of the other one is to stay. */
function upperArticle({ entry, first }: Repetition<Address>): Repetition<Address> {
  const areOfOneBlog =
    entry.page.type === 'article' && first.page.type === 'article' && entry.page.blog.key === first.page.blog.key
  return areOfOneBlog ? { entry: first, first: entry } : { entry, first }
}

/** The name of the page that has an address: the title of an article, the key of a page. */
function addressName({ page }: Pick<Address, 'page'>): string {
  return page.type === 'article' ? page.config.title : page.key
}

/** The longest address that every host and disk accepts: file names may have 255 bytes, the tables of some servers less. */
const longestAddress = 200

/** The forms whose leads are received at an address of this site, by that address. */
function listReceivers(site: RuleInput): ReadonlyMap<string, string> {
  return new Map(
    readForms(site).flatMap(({ key, value: { deliver } }): [string, string][] => {
      if (deliver.to === 'email') return [[mailFolder + key, key]]
      return deliver.to === 'webhook' ? [[deliver.address, key]] : []
    }),
  )
}

/** What a reserved address is already used for, as its message says. */
type ReservedSlug = Pick<CodeParameters['slug-reserved'], 'reserved' | 'by'>

/** Slugs are encoded as browsers encode them, and none is reserved: by a locale, a receiver of leads, or a file that hosts read. */
export const addressesAreFree: Rule = (site) => {
  const { locales, homes, root } = site
  const receivers = listReceivers(site)
  const folders = ownFolders(site)
  return listAddresses(site).map(({ locale, slug, path }) => {
    const levels = slug.split('/')
    const first = levels[0]?.toLowerCase() ?? ''
    if (locales.some((key) => key.toLowerCase() === first))
      return atValue('slug-locale', path, { locale, slug, prefix: first })
    const home = homes[locale] ?? root
    const address = home + slug
    const form = receivers.get(address)
    const taken: ReservedSlug | undefined =
      form === undefined ? findReservedLevel(levels, home === root ? folders : []) : { reserved: form, by: 'form' }
    if (slug !== slug.normalize('NFC'))
      return atValue('slug-unsafe', path, { locale, slug, suggestion: slug.normalize('NFC') })
    if (Buffer.byteLength(address.slice(root.length - 1)) > longestAddress)
      return atValue('slug-long', path, { locale, slug, limit: longestAddress })
    return taken && atValue('slug-reserved', path, { locale, slug, ...taken })
  })
}

/** The part of a slug that is reserved: for a folder of the site, a device of Windows, or a file that hosts read. */
function findReservedLevel(levels: readonly string[], folders: readonly string[]): ReservedSlug | undefined {
  const first = levels[0]?.toLowerCase() ?? ''
  if (folders.includes(first)) return { reserved: first, by: 'folder' }
  const device = levels.find(isDeviceName)
  if (device !== undefined) return { reserved: device, by: 'device' }
  const last = levels.at(-1)
  return last !== undefined && reservedForHosts.has(last) ? { reserved: last, by: 'host' } : undefined
}

/** Files at the root of a site that every build writes. */
const ownFiles =
  /^(?:robots\.txt|llms\.txt|sitemap(?:-\d+)?\.xml|site\.webmanifest|favicon\.ico|apple-touch-icon\.png|icon-[\w-]+\.png)$/

/** A former path may be anything that an address can be. It belongs to one page only, and is not in use again: it can redirect to one place. */
export const formerPathsAreFree: Rule = (site) => {
  const all = listFormerPaths(site.config, site)
  if (all.length === 0) return undefined
  const { homes, root } = site
  const present = byPlace(listAddresses(site), ({ locale, slug }) =>
    parseFormerPath(slug, { home: homes[locale] ?? root, root }),
  )
  const former = byPlace(all, (address) => address.place)
  const told = all.map((address) => {
    const { locale, slug, path, page } = address
    const place = asked(address.place)
    if (!place) return atValue('form-wrong', path, { value: slug, form: 'formerPath' })
    const [first = ''] = slug.split('/')
    if (site.locales.some((key) => key.toLowerCase() === first.toLowerCase()))
      return atValue('slug-locale', path, { locale, slug, prefix: first })
    if (Buffer.byteLength(place) > longestAddress)
      return atValue('slug-long', path, { locale, slug, limit: longestAddress })
    const taken = findOwnFile(site, place)
    if (taken) return atValue('slug-reserved', path, { locale, slug, ...taken })
    const today = present.get(place)
    if (today && isSame(today.page.path, page.path)) return atValue('former-path-present', path, { locale, slug })
    const owner = today ?? former.get(place)
    if (owner === undefined || owner === address) return undefined
    const parameters = { locale: owner.locale, slug, owner: pageKey(owner.page), today: today !== undefined }
    return atValue('former-path-taken', path, parameters, { related: [{ path: owner.path, at: 'value' }] })
  })
  // The former paths of an article are written once and count in all languages.
  const problems = flattenProblems(told)
  return problems.filter(({ path }, index) => problems.findIndex((other) => isSame(other.path, path)) === index)
}

/** What the site itself serves at a path, other than a page: a receiver of leads, its files, and those of its homes. */
function findOwnFile(site: RuleInput, place: string): ReservedSlug | undefined {
  const { root, homes } = site
  const below = place.slice(root.length)
  const [first = ''] = below.split('/')
  const form = listReceivers(site).get(place)
  if (form !== undefined) return { reserved: form, by: 'form' }
  if (ownFolders(site).includes(first.toLowerCase())) return { reserved: first, by: 'folder' }
  const isFile =
    below === '' ||
    ownFiles.test(below) ||
    [root, ...Object.values(homes)].some(
      (home) =>
        [`${home}index.html`, `${home}404.html`, `${home}feed.xml`].includes(place) ||
        // The calendars of events.
        (place.startsWith(home) && /^[^/]+\.ics$/.test(place.slice(home.length))),
    )
  return isFile ? { reserved: place, by: 'file' } : undefined
}

/** The request: the path with its query. */
function asked(place: FormerPath | undefined): string | undefined {
  return place && place.path + (place.query === undefined ? '' : `?${place.query}`)
}

function isSame(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index])
}

/** Indexes addresses by what browsers request; the first of equal ones wins. */
function byPlace<A>(addresses: readonly A[], getPlace: (address: A) => FormerPath | undefined): Map<string, A> {
  const first = new Map<string, A>()
  for (const address of addresses) {
    const place = asked(getPlace(address))
    if (place !== undefined && !first.has(place)) first.set(place, address)
  }
  return first
}
