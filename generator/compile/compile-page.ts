import type { AnyPageModule } from '../../src/content/page-content.ts'
import { compileHead } from './compile-head.ts'
import { contentOf } from './content-of.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { PageRoute } from './routes.ts'

/** Compiles one page in the locale of a projection: its content, all that it refers to, and its head. */
export function compilePage(locale: LocaleProjection, route: PageRoute): AnyPageModule {
  const projection = locale.ofPart()
  const shown = contentOf(projection, route)
  const { links, icons, pictures, imageHosts } = projection.references
  const { alternates } = route
  return {
    key: route.key,
    ...shown,
    alternates,
    links,
    icons,
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(imageHosts.size > 0 && { imageHosts: [...imageHosts] }),
    breadcrumbs: breadcrumbsOf(locale, { label: shown.content.label, path: route.path }),
    head: compileHead(locale, { route, content: shown.content, alternates }),
  }
}

type Breadcrumb = AnyPageModule['breadcrumbs'][number]

/** The trail to a page: its parent is the page with the longest address that its own address lies below. */
function breadcrumbsOf(projection: LocaleProjection, page: Breadcrumb): Breadcrumb[] {
  const trail = [page]
  for (let path = parentPath(page.path); path !== undefined; path = parentPath(path)) {
    const parent = projection.routeAt(path)
    // Its canonical address may lie above its path.
    const isIn = trail.some((page) => page.path === parent?.path)
    if (parent && !isIn) trail.unshift({ label: projection.labelOf(parent.key), path: parent.path })
  }
  return trail
}

/** `/pt/a/b` → `/pt/a` → `/pt/` → undefined. */
function parentPath(path: string): string | undefined {
  const [locale, ...levels] = path.split('/').filter((level) => level !== '')
  return levels.length === 0 ? undefined : `/${locale}/${levels.slice(0, -1).join('/')}`
}
