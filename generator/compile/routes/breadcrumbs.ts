import type { RouteTable } from './route-table.ts'
import type { PageRoute } from './routes.ts'

type Trails = Pick<RouteTable, 'byPath' | 'homes'>

/** The pages from the home to a page: the parent of each is the page with the longest address that its own address lies below. */
export function breadcrumbsTo({ byPath, homes }: Trails, page: PageRoute): PageRoute[] {
  const trail = [page]
  const home = homes[page.locale] ?? page.path
  for (let path = page.path; path !== home; ) {
    path = home + path.slice(home.length).replace(/\/?[^/]*$/, '')
    const parent = byPath.get(path)
    // Its canonical address may lie above its path.
    if (parent && !trail.some(({ key }) => key === parent.key)) trail.unshift(parent)
  }
  return trail
}

/** A page in a language; where it lacks that, the nearest page above it that has it: in the end the home, which is there in all. */
export function nearestTranslatedPage(table: RouteTable, page: PageRoute, locale: string): PageRoute {
  const there = breadcrumbsTo(table, page).flatMap(({ key }) => table.byKey.get(key)?.get(locale) ?? [])
  return there.at(-1) ?? page
}
