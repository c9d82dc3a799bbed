import type { AnyPageModule } from '../../src/content/page-content.ts'
import { compileHead } from './compile-head.ts'
import { contentOf } from './content-of.ts'
import { languageLinks } from './language-links.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { pageMetadata } from './page-metadata.ts'
import { type PageRoute, plainRoute } from './routes.ts'
import { shareImage } from './share-image.ts'
import type { PageModel } from './site-model.ts'
import { sourceOf } from './site-pages.ts'
import { structuredData } from './structured-data.ts'

/** Compiles one page in the locale of a projection: its content with all that it refers to, and what others are told of it. */
export function compilePage(locale: LocaleProjection, route: PageRoute): PageModel {
  const projection = locale.ofPart()
  const shown = contentOf(projection, route)
  const { links, icons, pictures, files, imageHosts } = projection.references
  const { content } = shown
  const metadata = pageMetadata(locale, route)
  const languages = metadata.isTranslated ? languageLinks(locale.config, route.alternates) : []
  const share = shareImage(locale, { route, content, metadata })
  const page: AnyPageModule = {
    key: route.key,
    ...shown,
    alternates: route.alternates,
    links,
    icons,
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(Object.keys(files).length > 0 && { files }),
    ...(imageHosts.size > 0 && { imageHosts: [...imageHosts] }),
    breadcrumbs: breadcrumbsOf(locale, { label: content.label, path: route.path }),
    head: compileHead(locale, { route, metadata, languages, share }),
  }
  return {
    route: plainRoute(route),
    source: sourceOf(route.page),
    page,
    metadata,
    languages,
    structuredData: structuredData(locale, { route, page, metadata, share }),
    share,
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
