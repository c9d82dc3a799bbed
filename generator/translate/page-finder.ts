import type { SiteConfig } from '../../schema/site-config.ts'
import type { RuleInput } from '../check/rules/rule-input.ts'
import { idOfPath } from '../check/translations-lock.ts'
import { createRouteTable } from '../compile/routes/route-table.ts'
import { isShownInLocale, pageSections, sectionAnchor } from '../compile/site-sections.ts'
import type { Path } from '../diagnostics/problem.ts'
import { placePath } from '../schema/walk.ts'

/** A page by its key, and the path of its mapping in the configuration, whatever is wrong with it. */
interface NamedPage {
  readonly key: string
  readonly path: Path
}

/** All pages of a configuration. */
export function listNamedPages({ defined }: Pick<RuleInput, 'defined'>): NamedPage[] {
  return [...(defined.get('page') ?? [])].map(([key, place]) => ({ key, path: placePath(place) }))
}

/** Makes a function that finds the page that a text belongs to; undefined for texts that pages share. */
export function pageFinder(site: Pick<RuleInput, 'defined'>): (path: Path) => NamedPage | undefined {
  const pages = listNamedPages(site)
  const byId = new Map(pages.map((page) => [idOfPath(page.path), page]))
  // Pages of collections lie deeper.
  const depths = [...new Set(pages.map(({ path }) => path.length))]
  return (path) => depths.map((depth) => byId.get(idOfPath(path.slice(0, depth)))).find((page) => page !== undefined)
}

/** Finds the address of the page that shows a text; undefined for a text that no page shows, or that all pages share. */
export type FindAddress = (path: Path) => string | undefined

/** Makes a function that finds the addresses of texts in one language; without a valid configuration it finds none. */
export function addressFinder(site: RuleInput, config: SiteConfig | undefined, locale: string): FindAddress {
  if (!config) return () => undefined
  const { byKey } = createRouteTable(config)
  const findPage = pageFinder(site)
  return (path) => {
    const page = findPage(path)
    const route = page && byKey.get(page.key)?.get(locale)
    if (!route) return undefined
    const [part, name] = path.slice(page.path.length)
    const section = part === 'sections' ? pageSections(route.page)?.[String(name)] : undefined
    const anchor = section && isShownInLocale(section, locale) ? `#${sectionAnchor(String(name), section, locale)}` : ''
    return config.site.url + route.path + anchor
  }
}
