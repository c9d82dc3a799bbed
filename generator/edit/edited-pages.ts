import type { SiteConfig } from '../../schema/site-config.ts'
import type { EditState } from '../../src/edit/protocol.ts'
import { createRouteTable } from '../compile/route-table.ts'
import { collectionEntries, collectionsOf } from '../lib/collections.ts'
import { siteFolder } from '../lib/web-addresses.ts'
import { withDraftTexts } from '../serve/dev/with-draft-texts.ts'

/** All pages of a site, also those that are switched off: with their names, their paths, and the place of their configuration. */
export function editedPages(config: SiteConfig): EditState['pages'] {
  const { routes } = createRouteTable(withDraftTexts(config), siteFolder(config.site.url))
  const routed = routes.map(({ key }) => key)
  const entries = collectionEntries(config)
  const placeOf = (key: string) =>
    Object.hasOwn(config.pages, key)
      ? ['pages']
      : collectionsOf(config).find(({ entries }) => Object.hasOwn(entries, key))?.place
  const keys = new Set([...routed, ...Object.keys(config.pages), ...Object.keys(entries)])
  return [...keys].map((key) => ({
    key,
    labels: (config.pages[key] ?? entries[key])?.label ?? {},
    ...(placeOf(key) && { place: [...(placeOf(key) ?? []), key] }),
    paths: Object.fromEntries(routes.filter((route) => route.key === key).map(({ locale, path }) => [locale, path])),
  }))
}
