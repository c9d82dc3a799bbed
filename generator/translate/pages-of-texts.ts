import type { SiteConfig } from '../../schema/site-config.ts'
import type { RuleInput } from '../check/rules/rule-input.ts'
import { idOfPath } from '../check/translations-lock.ts'
import { createRouteTable } from '../compile/routes/route-table.ts'
import { isShownInLocale, pageSections, sectionAnchor } from '../compile/site-sections.ts'
import type { Path } from '../diagnostics/problem.ts'
import { placePath } from '../schema/walk.ts'

/** A page by its key, with the place of its configuration, whatever is wrong with it. */
interface NamedPage {
  readonly key: string
  readonly path: Path
}

/** All pages of a configuration. */
export function listNamedPages({ defined }: Pick<RuleInput, 'defined'>): NamedPage[] {
  return [...(defined.get('page') ?? [])].map(([key, place]) => ({ key, path: placePath(place) }))
}

/** Finds the page that a text belongs to; none for what pages share. */
export function pagesOfTexts(site: Pick<RuleInput, 'defined'>): (path: Path) => NamedPage | undefined {
  const pages = listNamedPages(site)
  const byId = new Map(pages.map((page) => [idOfPath(page.path), page]))
  // Pages of collections lie deeper.
  const depths = [...new Set(pages.map(({ path }) => path.length))]
  return (path) => depths.map((depth) => byId.get(idOfPath(path.slice(0, depth)))).find((page) => page !== undefined)
}

/** The address at which a visitor sees a text in a language; undefined for what no page shows, or all do. */
export type AddressOf = (path: Path) => string | undefined

/** Finds the addresses of texts in one language; of none where the configuration has errors in its shape. */
export function addressesOfTexts(site: RuleInput, config: SiteConfig | undefined, locale: string): AddressOf {
  if (!config) return () => undefined
  const { byKey } = createRouteTable(config)
  const pageOf = pagesOfTexts(site)
  return (path) => {
    const page = pageOf(path)
    const route = page && byKey.get(page.key)?.get(locale)
    if (!route) return undefined
    const [part, name] = path.slice(page.path.length)
    const section = part === 'sections' ? pageSections(route.page)?.[String(name)] : undefined
    const anchor = section && isShownInLocale(section, locale) ? `#${sectionAnchor(String(name), section, locale)}` : ''
    return config.site.url + route.path + anchor
  }
}
