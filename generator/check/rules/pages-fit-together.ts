import { atKey, atParent, atValue, type Path, type Problem, type Spot } from '../../diagnostics/problem.ts'
import { isNoindex } from '../../lib/addresses/noindex.ts'
import { placePath } from '../../schema/walk.ts'
import { isInMenu } from './links/actions-say-what-they-do.ts'
import { listsServices, type PageEntry, type Rule, type RuleInput } from './rule-input.ts'
import { repetitions } from './texts/repetitions.ts'
import { collectLinks, linkedPage } from './texts/texts-of-site.ts'

/** There is exactly one home page, and only its slug is empty. */
export const homeIsOne: Rule = ({ pages, locales, config }) => {
  const homes = pages.filter(({ role, enabled }) => role === 'home' && enabled)
  const count = homes.length
  const second = homes[1]
  const countProblems = count === 1 || Object.keys(config.pages).length === 0 ? [] : [homeCount(count, second)]
  const addressProblems = pages.flatMap(({ role, path, value: page }) => {
    const slugs = Object.entries(page.slug)
    // Without a home page, the page without any address is the one that was meant.
    if (count === 0 && slugs.every(([, slug]) => slug === '')) return []
    return slugs.map(([locale, slug]) => {
      if (!locales.includes(locale)) return undefined
      const at = [...path, 'slug', locale]
      if (role === 'home') return slug === '' ? undefined : atValue('slug-of-home', at, { locale, slug })
      return slug === '' && atValue('slug-empty', at, { locale })
    })
  })
  return [...countProblems, ...addressProblems]
}

function homeCount(count: number, second: PageEntry | undefined): Problem {
  return second
    ? atValue('home-count', [...second.path, 'role'], { count })
    : atParent('home-count', ['pages'], { count })
}

/** No two pages, services or entries have one key: references do not say which of both they mean. */
export const keysAreNotShared: Rule = ({ pages }) =>
  repetitions(pages, ({ key }) => key).map(({ entry: { key, path }, first }) => {
    const listName = (place: Path) => String(place[place[0] === 'collections' ? 1 : 0])
    const parameters = { key, own: listName(path), other: listName(first.path) }
    return atKey('key-shared', path, parameters, { related: [{ path: first.path, at: 'key' }] })
  })

/** Lists of services name services only. */
export const kindsFit: Rule = ({ references, pages }) => {
  const byKey = new Map(pages.map((page) => [page.key, page]))
  return references.map(({ kind, name, place }) => {
    const target = byKey.get(name)
    if (kind !== 'page' || !target) return undefined
    return listsServices(place) && !target.isEntry && atValue('page-not-a-service', placePath(place), { value: name })
  })
}

/** The key of the page in which a place lies; undefined where it lies in none, such as in a menu. */
function enclosingPage(path: Path): string | number | undefined {
  if (path[0] === 'collections') return path[3]
  return path[0] === 'pages' || path[0] === 'services' ? path[1] : undefined
}

/** A menu or another page links to each enabled page that search engines may list. Services are linked automatically, and entries of a collection where it is shown. */
export const pagesAreReachable: Rule = (site) => {
  const reached = new Set<string>()
  const listed = new Set<string>()
  for (const { kind, name, place } of site.references) {
    const path = placePath(place)
    if (kind === 'page' && place.key !== 'about' && enclosingPage(path) !== name) reached.add(name)
    if (kind === 'collection') listed.add(name)
  }
  for (const { target, path } of collectLinks(site)) {
    const key = linkedPage(target)
    if (key !== undefined && enclosingPage(path()) !== key) reached.add(key)
  }
  return site.pages.map(({ isEntry, collection, key, path, enabled, role, value }) => {
    const isLinked = (isEntry && (collection === undefined || listed.has(collection))) || reached.has(key)
    if (isLinked || !enabled || role === 'home' || isNoindex(value.robots ?? '')) return undefined
    return atKey('page-unreachable', path, { key })
  })
}

/** No button leads to a disabled page, since it would vanish with the page. Menus and lists may: they omit the page, as intended. */
export const buttonsStay: Rule = (site) =>
  site.pages.map((page) => {
    if (page.enabled) return undefined
    const gone = buttonsTo(page, site)
    if (gone.length === 0) return undefined
    const parameters = { key: page.key, buttons: gone.length }
    return atValue('buttons-gone', [...page.path, 'enabled'], parameters, { related: gone })
  })

function buttonsTo({ key }: PageEntry, { references, pages }: RuleInput): Spot[] {
  const off = new Set(pages.filter(({ enabled }) => !enabled).map((page) => page.key))
  return references.flatMap(({ kind, name, place }): Spot[] => {
    if (kind !== 'page' || name !== key || place.key !== 'page') return []
    const path = placePath(place)
    return isInMenu(path) || off.has(String(path[1])) ? [] : [{ path, at: 'value' }]
  })
}
