import type { SiteConfig } from '../../schema/site-config.ts'
import { createRouteTable } from '../compile/route-table.ts'
import { anchorOf, isShownIn, sectionsOf } from '../compile/site-sections.ts'
import type { Path } from '../diagnostics/problem.ts'

/** The address at which a visitor sees a text in a language; undefined for what no page shows, or all do. */
export type AddressOf = (path: Path) => string | undefined

/** Finds the addresses of texts in one language; of none where the configuration has errors in its shape. */
export function pageAddresses(config: SiteConfig | undefined, locale: string): AddressOf {
  if (!config) return () => undefined
  const routes = new Map(
    createRouteTable(config)
      .routes.filter((route) => route.locale === locale)
      .map((route) => [route.key, route]),
  )
  return ([list, key, part, name]) => {
    const route = list === 'pages' || list === 'services' ? routes.get(String(key)) : undefined
    if (!route) return undefined
    const section = part === 'sections' ? sectionsOf(route.page)?.[String(name)] : undefined
    const anchor = section && isShownIn(section, locale) ? `#${anchorOf(String(name), section, locale)}` : ''
    return config.site.url + route.path + anchor
  }
}
