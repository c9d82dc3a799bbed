import type { Article, BreadcrumbList, Graph, Thing, WebPage, WebSite } from 'schema-dts'
import type { SectionsPage } from '../../../schema/pages.ts'
import type { AnyPageModule, ArticleContent } from '../../../src/content/page-content.ts'
import { namesOffice } from '../contact/offices.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { type PageMetadata, siteMetadata } from '../metadata/page-metadata.ts'
import type { ShareImage } from '../metadata/share-image.ts'
import type { PageRoute } from '../routes/routes.ts'
import { entryData } from './entry-data.ts'
import { organization, organizationId, organizationName, organizationWithOffices } from './organization.ts'
import { sectionData } from './section-data.ts'

interface DescribedPage {
  readonly route: PageRoute
  readonly page: AnyPageModule
  readonly metadata: PageMetadata
  readonly share: ShareImage
}

interface Facts extends DescribedPage {
  readonly projection: LocaleProjection
  /** The page's canonical address, absolute. */
  readonly address: string
}

/** What a page is about, for machines: one graph whose nodes name each other. */
export function structuredData(projection: LocaleProjection, described: DescribedPage): Graph {
  const { page, metadata, route } = described
  const facts = { ...described, projection, address: projection.config.site.url + metadata.canonical }
  const { subject, others } = contentData(facts)
  const company = namesOffice([subject, ...others]) ? organizationWithOffices : chooseCompany(route)
  const nodes: Thing[] = [projection.once(company), projection.once(website), webPage(facts, subject)]
  if (hasTrail(page)) nodes.push(breadcrumbs(facts))
  if (subject) nodes.push(subject)
  return { '@context': 'https://schema.org', '@graph': [...nodes, ...others] }
}

/** How much a page says about the company: these bytes are in the first view. The node has the same `@id` everywhere, so search engines merge it. */
function chooseCompany(route: PageRoute): typeof organization {
  const role = findRole(route)
  if (role === 'home' || role === 'contact') return organizationWithOffices
  return choosePageType(route) === 'CollectionPage' ? organizationName : organization
}

/** The one thing that a page is about, its article or entry, and what else its sections are. */
function contentData(facts: Facts): { readonly subject?: Thing; readonly others: readonly Thing[] } {
  const { page, route } = facts
  if (page.template === 'article') return { subject: article(facts, page.content), others: [] }
  const others = sectionData(page.content.sections, facts)
  if (route.page.type !== 'entry' || route.list) return { others }
  const { entry, others: left } = entryData(facts, route.page, others)
  return { ...(entry && { subject: entry }), others: left }
}

function website(projection: LocaleProjection): WebSite {
  const { config } = projection
  const { siteName } = projection.once(siteMetadata)
  return {
    '@type': 'WebSite',
    '@id': `${projection.rootAddress}#website`,
    url: projection.rootAddress,
    name: siteName,
    inLanguage: Object.values(config.locales).map(({ tag }) => tag),
    publisher: { '@id': organizationId(projection) },
  }
}

type Role = NonNullable<SectionsPage['role']>

/** The types of the roles for which the vocabulary has more than a page. */
const pageTypes = {
  about: 'AboutPage',
  services: 'CollectionPage',
  contact: 'ContactPage',
} as const satisfies { readonly [R in Role]?: string }

function choosePageType({ page }: Pick<PageRoute, 'page'>): string {
  if (page.type === 'page' && page.config.kind === 'blog') return 'CollectionPage'
  const types: { readonly [R in Role]?: string } = pageTypes
  return types[findRole({ page })] ?? 'WebPage'
}

function findRole({ page }: Pick<PageRoute, 'page'>): Role {
  return (page.type === 'page' && page.config.kind !== 'blog' && page.config.role) || 'other'
}

function webPage(facts: Facts, subject: Thing | undefined): WebPage {
  const { projection, page, route, metadata, address } = facts
  const { title, description, language } = metadata
  return {
    '@type': choosePageType(route),
    '@id': `${address}#page`,
    url: address,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': `${projection.rootAddress}#website` },
    ...(hasTrail(page) && { breadcrumb: { '@id': `${address}#breadcrumbs` } }),
    // On the pages about the company, the company.
    ...(subject
      ? { mainEntity: { '@id': (subject as { readonly '@id': string })['@id'] } }
      : { about: { '@id': organizationId(projection) } }),
    image: shareImage(facts),
  } as WebPage
}

function breadcrumbs({ projection, page, address }: Facts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumbs`,
    itemListElement: page.breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: projection.config.site.url + (projection.findRouteByPath(path)?.canonical ?? path),
    })),
  }
}

function article(facts: Facts, { date, category, articleLanguage }: ArticleContent): Article {
  const { projection, metadata, address } = facts
  const company = { '@id': organizationId(projection) }
  return {
    '@type': 'Article',
    '@id': `${address}#article`,
    headline: metadata.title,
    description: metadata.description,
    datePublished: date,
    articleSection: category,
    inLanguage: articleLanguage,
    image: shareImage(facts),
    author: company,
    publisher: company,
    mainEntityOfPage: { '@id': `${address}#page` },
  }
}

/** The picture that the head names too. */
function shareImage({ projection, share }: Facts): string {
  return `${projection.config.site.url}/${share.path}`
}

function hasTrail({ breadcrumbs }: AnyPageModule): boolean {
  return breadcrumbs.length > 1
}
