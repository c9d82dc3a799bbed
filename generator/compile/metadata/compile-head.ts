import type { HeadTag } from '../../../src/head/document-head.ts'
import { wholeLocale } from '../../lib/languages/language-facts.ts'
import { listPageKey } from '../lists/divided-lists.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import type { LanguageLink } from '../routes/language-links.ts'
import { feedPath, offersFeed, type PageRoute } from '../routes/routes.ts'
import { type PageMetadata, siteMetadata } from './page-metadata.ts'
import { type ShareImage, shareImageSize } from './share-image.ts'

interface HeadlessPage {
  readonly route: PageRoute
  readonly metadata: PageMetadata
  readonly languages: readonly LanguageLink[]
  readonly share: ShareImage
}

/** The head of a page: all of it from the route table and the metadata of the configuration. */
export function compileHead(projection: LocaleProjection, page: HeadlessPage): HeadTag[] {
  const { route, metadata, languages } = page
  const { config } = projection
  const site = projection.once(siteMetadata)
  return [
    { tag: 'title', text: metadata.title },
    meta('description', metadata.description),
    ...(metadata.keywords ? [meta('keywords', metadata.keywords)] : []),
    meta('robots', metadata.robots),
    ...(site.geo ? [meta('geo.region', site.geo.region), meta('geo.placename', site.geo.placename)] : []),
    ...(site.revisitAfter ? [meta('revisit-after', site.revisitAfter)] : []),
    link({ rel: 'canonical', href: config.site.url + metadata.canonical }),
    ...languages.map((alternate) => link({ rel: 'alternate', ...alternate })),
    ...neighbours(projection, page),
    ...feedLink(projection, route),
    ...openGraph(projection, page),
    meta('twitter:card', 'summary_large_image'),
  ]
}

/** The pages before and after a page of a list. */
function neighbours({ table, config, locale }: LocaleProjection, { route }: HeadlessPage): HeadTag[] {
  const list = table.lists?.find(route.page, locale)
  if (!list || list.count < 2) return []
  const number = route.list?.number ?? 1
  const sides = { prev: number - 1, next: number + 1 }
  return Object.entries(sides).flatMap(([rel, step]) => {
    const there = table.byKey.get(listPageKey(route.page.key, step))?.get(locale)
    return step >= 1 && there ? [link({ rel, href: config.site.url + there.canonical })] : []
  })
}

/** What social networks show of a shared link (Open Graph). X reads the same, except for the type of card. */
function openGraph(projection: LocaleProjection, { route, metadata, share }: HeadlessPage): HeadTag[] {
  const { config } = projection
  const { title, description, canonical, language } = metadata
  const tags = metadata.isTranslated ? route.alternates.map((alternate) => projection.localeTag(alternate.locale)) : []
  return [
    property('og:type', route.template === 'article' ? 'article' : 'website'),
    property('og:site_name', projection.once(siteMetadata).siteName),
    property('og:title', title),
    property('og:description', description),
    property('og:url', config.site.url + canonical),
    property('og:image', `${config.site.url}/${share.path}`),
    property('og:image:width', String(shareImageSize.width)),
    property('og:image:height', String(shareImageSize.height)),
    property('og:image:alt', share.alt),
    property('og:locale', networkLocale(language)),
    ...tags.filter((tag) => tag !== language).map((tag) => property('og:locale:alternate', networkLocale(tag))),
  ]
}

/** The locale in the form of Open Graph, which requires a country: `pt-BR` → `pt_BR`, `zh-Hans` → `zh_CN`. */
function networkLocale(tag: string): string {
  const { language, region } = wholeLocale(tag)
  return region === undefined ? language : `${language}_${region}`
}

/** The blog and its articles name the locale's feed. */
function feedLink(projection: LocaleProjection, { page }: PageRoute): HeadTag[] {
  if (!offersFeed(page)) return []
  const blog = page.type === 'article' ? page.blog : page
  const title = `${projection.config.site.name}: ${projection.pageLabel(blog.key)}`
  return [link({ rel: 'alternate', type: 'application/rss+xml', title, href: feedPath(projection.home) })]
}

const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } })
const property = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { property: name, content } })
const link = (attributes: Record<string, string>): HeadTag => ({ tag: 'link', attributes })
