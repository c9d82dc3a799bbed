import type { HeadTag } from '../../src/head/head-tag.ts'
import type { Alternate } from '../../src/routing/route.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { homePath, type PageRoute } from './routes.ts'

/** What a page says of itself to search engines. Lengths in characters. */
interface Metadata {
  readonly title: string
  readonly description: string
  readonly keywords: string
  /** The path that search engines are told. */
  readonly canonical: string
  /** Whether the page stands for itself: only then are its alternates named. */
  readonly indexed: boolean
}

/** The head of a page: all of it from the route table and the metadata of the configuration. */
export function compileHead(
  projection: LocaleProjection,
  route: PageRoute,
  alternates: readonly Alternate[],
): HeadTag[] {
  const { config, locale } = projection
  const metadata = metadataOf(projection, route)
  const site = projection.plain('SiteMetadata', config.metadata)
  const absolute = (path: string) => config.site.url + path
  const tagOf = (key: string) => config.locales[key]?.tag ?? key
  return [
    { tag: 'title', text: metadata.title },
    meta('description', metadata.description),
    meta('keywords', metadata.keywords),
    meta('robots', site.robots),
    meta('geo.region', site.geo.region),
    meta('geo.placename', site.geo.placename),
    meta('revisit-after', site.revisitAfter),
    link('canonical', absolute(metadata.canonical)),
    ...(metadata.indexed ? alternateLinks(alternates, { absolute, tagOf, defaultLocale: config.defaultLocale }) : []),
    property('og:type', route.template === 'post' ? 'article' : 'website'),
    property('og:site_name', site.siteName),
    property('og:title', metadata.title),
    property('og:description', metadata.description),
    property('og:url', absolute(metadata.canonical)),
    property('og:locale', underscored(tagOf(locale))),
    ...alternates
      .filter((alternate) => alternate.locale !== locale)
      .map((alternate) => property('og:locale:alternate', underscored(tagOf(alternate.locale)))),
    meta('twitter:card', 'summary_large_image'),
  ]
}

function metadataOf(projection: LocaleProjection, route: PageRoute): Metadata {
  const defaults = projection.plain('SiteMetadata', projection.config.metadata)
  const { page } = route
  if (page.type === 'article') return articleMetadata(projection, route, defaults.keywords)
  if (!page.config.meta) return { ...defaults, canonical: homePath(route.locale), indexed: false }
  const { title, description, keywords } = projection.plain('PageMeta', page.config.meta)
  return { title, description, keywords: keywords ?? defaults.keywords, canonical: route.canonical, indexed: true }
}

/** An article exists in one language; the other locales show the same text and name the original as canonical. */
function articleMetadata(projection: LocaleProjection, route: PageRoute, keywords: string): Metadata {
  const page = route.page.type === 'article' ? route.page : undefined
  const blog = page && projection.config.pages[page.blog]
  const article = blog?.kind === 'blog' ? blog.articles[page?.index ?? 0] : undefined
  if (blog?.kind !== 'blog' || !article) throw new Error(`${route.key} is not an article`)
  const original = projection.routeOf(route.key, blog.language) ?? route
  return {
    title: article.title,
    description: article.description,
    keywords,
    canonical: original.canonical,
    indexed: false,
  }
}

interface AlternateOptions {
  readonly absolute: (path: string) => string
  readonly tagOf: (locale: string) => string
  readonly defaultLocale: string
}

/** Regional and generic language links for every locale, and `x-default` for the default one. */
function alternateLinks(
  alternates: readonly Alternate[],
  { absolute, tagOf, defaultLocale }: AlternateOptions,
): HeadTag[] {
  const languages = alternates.flatMap(({ locale, canonical }) =>
    [...new Set([tagOf(locale), locale])].map((hreflang) => alternateLink(hreflang, absolute(canonical))),
  )
  const fallback = alternates.find(({ locale }) => locale === defaultLocale)
  return fallback ? [...languages, alternateLink('x-default', absolute(fallback.canonical))] : languages
}

const alternateLink = (hreflang: string, href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', hreflang, href },
})
const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
const link = (rel: string, href: string): HeadTag => ({ tag: 'link', attributes: { rel, href } })
const underscored = (tag: string): string => tag.replace('-', '_')
