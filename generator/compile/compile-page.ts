import type { AnyPageModule } from '../../src/content/page-content.ts'
import { nullObject } from '../lib/plain-map.ts'
import { compileContent } from './compile-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { compileHead } from './metadata/compile-head.ts'
import { pageMetadata } from './metadata/page-metadata.ts'
import { shareImage } from './metadata/share-image.ts'
import { breadcrumbsTo, nearestTranslatedPage } from './routes/breadcrumbs.ts'
import { languageLinks } from './routes/language-links.ts'
import { type PageRoute, plainRoute } from './routes/routes.ts'
import { configPath } from './routes/site-pages.ts'
import type { PageModel } from './site-model.ts'
import { structuredData } from './structured-data/structured-data.ts'

/** Compiles one page in the locale of a projection: its content with all that it refers to, and its metadata. */
export function compilePage(locale: LocaleProjection, route: PageRoute): PageModel {
  const projection = locale.ofPart()
  const shown = compileContent(projection, route)
  const { links, icons, pictures, files, data } = projection.references
  const imageHosts = new Set([...projection.references.imageHosts, ...locale.once(noticeHosts)])
  const { content } = shown
  const metadata = pageMetadata(locale, route)
  const languages = metadata.isTranslated ? languageLinks(locale.config, route.alternates) : []
  const share = shareImage(locale, { route, content, metadata })
  const page: AnyPageModule = {
    key: route.key,
    ...shown,
    languagePaths: languagePaths(locale, route),
    links,
    icons,
    ...(Object.keys(pictures).length > 0 && { pictures }),
    ...(Object.keys(files).length > 0 && { files }),
    ...(imageHosts.size > 0 && { imageHosts: [...imageHosts] }),
    breadcrumbs: compileBreadcrumbs(locale, route, content.label),
    head: compileHead(locale, { route, metadata, languages, share }),
  }
  return {
    route: plainRoute(route),
    ...(route.list && { list: route.list.number }),
    ...(Object.keys(data).length > 0 && { data }),
    source: configPath(route.page),
    page,
    metadata,
    languages,
    structuredData: structuredData(locale, { route, page, metadata, share }),
    share,
    kinds: shownKinds(content, locale.context.kinds),
  }
}

/** The kinds of the site's own that a content has, at whatever depth: those of its sections, and of the documents that these show. */
function shownKinds(content: unknown, known: ReadonlySet<string>, found = new Set<string>()): string[] {
  if (known.size === 0 || typeof content !== 'object' || content === null) return [...found]
  const { kind } = content as { readonly kind?: unknown }
  if (typeof kind === 'string' && known.has(kind)) found.add(kind)
  for (const part of Object.values(content)) shownKinds(part, known, found)
  return [...found].sort()
}

/** The hosts of pictures in the notice, which is on every page. */
function noticeHosts(projection: LocaleProjection): ReadonlySet<string> {
  const part = projection.ofPart()
  part.plain('Header', { notice: projection.config.header.notice })
  return part.references.imageHosts
}

/** Where the language switcher leads. */
function languagePaths({ table }: LocaleProjection, route: PageRoute): Record<string, string> {
  return nullObject(table.locales.map((locale) => [locale, nearestTranslatedPage(table, route, locale).path]))
}

function compileBreadcrumbs(
  projection: LocaleProjection,
  route: PageRoute,
  label: string,
): AnyPageModule['breadcrumbs'] {
  return breadcrumbsTo(projection.table, route).map(({ key, path }) => ({
    label: key === route.key ? label : projection.pageLabel(key),
    path,
  }))
}
