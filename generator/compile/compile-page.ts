import type { AnyPageModule, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
import type { Alternate } from '../../src/routing/route.ts'
import { articleContent, blogContent } from './blog-content.ts'
import { compileHead } from './compile-head.ts'
import { imageHostsOf } from './image-hosts.ts'
import type { LocaleProjection, References } from './locale-projection.ts'
import type { PageRoute } from './routes.ts'
import { serviceCards } from './service-cards.ts'
import type { SitePage } from './site-pages.ts'

/** Compiles the content of one page in one locale, with all that it refers to. */
export function compilePage(projection: LocaleProjection, route: PageRoute): AnyPageModule {
  const references: References = { links: {}, icons: {} }
  const content = contentOf(projection, route.page, references)
  const page = {
    key: route.key,
    template: route.template,
    content,
    alternates: alternatesOf(projection, route.key),
    ...references,
    ...imageHostsOf(route.page, content),
    breadcrumbs: breadcrumbsOf(projection, route, content.label),
  }
  return { ...page, head: compileHead(projection, { route, content, alternates: page.alternates }) } as AnyPageModule
}

/** A page in all locales in which it is switched on. */
export function alternatesOf(projection: LocaleProjection, key: string): Alternate[] {
  return Object.keys(projection.config.locales).flatMap((locale) => {
    const route = projection.routeOf(key, locale)
    return route ? [{ locale, path: route.path, canonical: route.canonical }] : []
  })
}

function contentOf(
  projection: LocaleProjection,
  page: SitePage,
  references: References,
): TemplateContent[TemplateName] {
  if (page.type === 'article') return articleContent(projection, page)
  if (page.type === 'service') return pageContent(projection.plain('ServiceConfig', page.config, references))
  const { key, config: shown } = page.shown
  const content = {
    ...pageContent(projection.plain('PageConfig', shown, references)),
    label: projection.labelOf(page.key),
  } as never as TemplateContent['home' & TemplateName]
  switch (shown.kind) {
    case 'home':
    case 'services':
      return { ...content, cards: serviceCards(projection, references) }
    case 'contact':
      return {
        ...(content as never as TemplateContent['contact']),
        details: projection.plain('ContactDetails', projection.config.contactDetails, references),
        contactForm: projection.plain('ContactFormConfig', projection.config.contactForm, references),
      }
    case 'blog':
      return { ...blogContent(projection, { key, config: shown }, references), label: projection.labelOf(page.key) }
    default:
      return content
  }
}

/** A page's plain configuration without what became its route and metadata. */
function pageContent<C extends object>(plain: C): Omit<C, 'kind' | 'slug' | 'canonical' | 'meta' | 'enabled'> {
  const {
    kind: _kind,
    slug: _slug,
    canonical: _canonical,
    meta: _meta,
    enabled: _enabled,
    ...content
  } = plain as Record<string, unknown>
  return content as Omit<C, 'kind' | 'slug' | 'canonical' | 'meta' | 'enabled'>
}

/** The trail to a page: its parent is the page with the longest address that its own address lies below. */
function breadcrumbsOf(projection: LocaleProjection, route: PageRoute, label: string): AnyPageModule['breadcrumbs'] {
  const trail = [{ label, path: route.path }]
  for (let path = parentPath(route.path); path !== ''; path = parentPath(path)) {
    const parent = projection.routeAt(path)
    if (parent) trail.unshift({ label: projection.labelOf(parent.key), path: parent.path })
  }
  return trail
}

/** `/pt/a/b` → `/pt/a` → `/pt/` → empty. */
function parentPath(path: string): string {
  const [locale, ...levels] = path.split('/').filter((level) => level !== '')
  return levels.length === 0 ? '' : `/${locale}/${levels.slice(0, -1).join('/')}`
}
