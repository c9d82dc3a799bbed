import type { SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { EditState } from '../../../src/edit/protocol/protocol.ts'
import { createRouteTable } from '../../compile/routes/route-table.ts'
import { articleKey } from '../../compile/routes/site-pages.ts'
import { siteFolder } from '../../lib/addresses/web-addresses.ts'
import { collectionEntries, listCollections, pagePlaces } from '../../lib/collections.ts'
import { groupBy } from '../../lib/group-by.ts'
import { asMapping, localisedTexts } from '../../lib/plain-map.ts'
import { withDraftTexts } from '../../serve/dev/with-draft-texts.ts'

/** All pages of a site, also those that are switched off: with their names, their paths, and the place of their configuration. */
export function listEditedPages(config: SiteConfig): EditState['pages'] {
  const { routes } = createRouteTable(withDraftTexts(config), siteFolder(config.site.url))
  const routesByKey = groupBy(routes, ({ key }) => key)
  const entries = collectionEntries(config)
  // Where keys meet, a page comes before an entry, and the first entry before others.
  const places = new Map([
    ...listCollections(config)
      .reverse()
      .flatMap(({ entries, place }) => Object.keys(entries).map((key) => [key, place] as const)),
    ...Object.keys(config.pages).map((key) => [key, ['pages']] as const),
  ])
  const titles = articleTitles(config)
  const keys = new Set([...routes.map(({ key }) => key), ...Object.keys(config.pages), ...Object.keys(entries)])
  return [...keys].map((key) => {
    const place = places.get(key)
    return {
      key,
      labels: (config.pages[key] ?? entries[key])?.label ?? titles[key] ?? {},
      ...(place && { place: [...place, key] }),
      paths: Object.fromEntries((routesByKey.get(key) ?? []).map(({ locale, path }) => [locale, path])),
    }
  })
}

/** What articles are called, by the keys of their pages: they are written in one language, and called the same in all. */
function articleTitles({ pages, locales }: SiteConfig): Record<string, Record<string, string>> {
  return Object.fromEntries(
    Object.entries(pages).flatMap(([key, page]) =>
      page.kind !== 'blog'
        ? []
        : page.articles.map((article) => [
            articleKey(key, article),
            Object.fromEntries(Object.keys(locales).map((locale) => [locale, article.title])),
          ]),
    ),
  )
}

/** The pages of a configuration that never was without an error: what they are called, and no paths. */
export function listPagesOfBrokenFile(value: unknown): EditState['pages'] {
  return pagePlaces(asMapping(value)).flatMap((place) =>
    Object.entries(asMapping(valueAt(value, place))).map(([key, page]) => ({
      key,
      labels: localisedTexts(asMapping(page).label),
      place: [...place, key],
      paths: {},
    })),
  )
}

/** The languages of a configuration, valid or not. */
export function editedLanguages(value: unknown): Pick<EditState, 'defaultLocale' | 'locales'> {
  const { locales, defaultLocale } = asMapping(value)
  const keys = Object.keys(asMapping(locales))
  const main = String(defaultLocale)
  return {
    defaultLocale: keys.includes(main) ? main : (keys[0] ?? main),
    locales: Object.entries(asMapping(locales)).map(([key, locale]) => {
      const { name, tag } = asMapping(locale)
      return { key, name: String(name ?? key), tag: String(tag ?? key) }
    }),
  }
}
