import type { PageBase } from '../../schema/pages.ts'
import type {
  ContactContent,
  Content,
  PageContent,
  PageModule,
  ServiceCard,
  ServiceEntry,
  TemplateContent,
  TemplateName,
} from '../../src/content/page-content.ts'
import { articleContent, blogContent } from './blog-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { References } from './references.ts'
import type { PageRoute } from './routes.ts'
import type { ArticlePage, ConfiguredPage, ContentPage, ServicePage, SitePage } from './site-pages.ts'

/** A page with its content in its locale. */
export interface PageWithContent {
  readonly route: PageRoute
  readonly content: TemplateContent[TemplateName]
}

/** A page that a template shows. */
type PageOf<Name extends TemplateName> = Name extends 'service'
  ? ServicePage
  : Name extends 'post'
    ? ArticlePage
    : ConfiguredPage<Extract<ContentPage, { kind: Name }>>

/** Makes the content that each template takes from a page that it shows: `ownContent` where that is all there is to it. */
const makers: {
  readonly [Name in TemplateName]: (projection: LocaleProjection, page: PageOf<Name>) => TemplateContent[Name]
} = {
  home: (projection, page) => ({ ...ownContent(projection, page), cards: serviceCards(projection) }),
  about: ownContent,
  services: (projection, page) => ({ ...ownContent(projection, page), cards: serviceEntries(projection) }),
  service: (projection, { config: { summary: _summary, features: _features, icon: _icon, ...shown } }) =>
    withoutRoute(projection.plain('ServiceConfig', shown)),
  contact: (projection, page) => ({
    ...ownContent(projection, page),
    details: shownDetails(projection),
    contactForm: shownForm(projection),
  }),
  text: ownContent,
  blog: blogContent,
  post: articleContent,
}

/** A template with content that it takes. */
type FilledTemplate = { [Name in TemplateName]: Pick<PageModule<Name>, 'template' | 'content'> }[TemplateName]

/** The template of a page and its content in one locale. The projection gathers what the content refers to. */
export function contentOf(projection: LocaleProjection, { template, page }: PageRoute): FilledTemplate {
  // The types know which templates and which pages there are, but not that a route names the template of its own page.
  const make = makers[template] as (projection: LocaleProjection, page: SitePage) => TemplateContent[TemplateName]
  return { template, content: make(projection, page) } as FilledTemplate
}

/** What the configuration says of a page, or of the one that it shows, under the page's own name. */
function ownContent<Shown extends ContentPage>(
  projection: LocaleProjection,
  { key, shown }: ConfiguredPage<Shown>,
): PageContent<Shown> {
  const content = withoutRoute(projection.plain('PageConfig', shown.config as ContentPage))
  // What holds for every kind of page, the types can follow only for one that they know.
  return { ...content, label: projection.labelOf(key) } as PageContent<Shown>
}

/** The contact details that only the contact page shows. */
function shownDetails(projection: LocaleProjection): ContactContent['details'] {
  const { address, hours } = projection.config.contactDetails
  return projection.plain('ContactDetails', { address, hours })
}

/** The form of a contact page. */
function shownForm(projection: LocaleProjection): ContactContent['contactForm'] {
  const { contactForm } = projection.config
  if (!contactForm) throw new Error('There is a contact page, but no contact form')
  return projection.plain('ContactFormConfig', contactForm)
}

/** A page's configuration in one locale without what became its template, its route and its metadata. */
function withoutRoute<Config extends Content<PageBase> & { readonly kind?: string }>(config: Config) {
  const { kind: _kind, enabled: _enabled, meta: _meta, ...others } = config
  const { slug: _slug, formerSlugs: _formerSlugs, canonical: _canonical, ...content } = others
  return content
}

/** The services of the site, in their order, as the home page shows them. */
function serviceCards(projection: LocaleProjection): ServiceCard[] {
  const { services } = projection.config
  return serviceEntries(projection).map(({ features: _features, ...card }) => {
    const icon = card.artefact ? undefined : services[card.key]?.icon
    return icon ? { ...card, icon: projection.showIcon(icon) } : card
  })
}

/** The services of the site, in their order, as the page that lists them all shows them. */
function serviceEntries(projection: LocaleProjection): ServiceEntry[] {
  const { entries, references } = projection.once(makeEntries)
  Object.assign(projection.references.links, references.links)
  return entries
}

/** Made once per locale: several pages list all services. */
function makeEntries(locale: LocaleProjection): { entries: ServiceEntry[]; references: References } {
  const projection = locale.ofPart()
  const entries = Object.entries(projection.config.services).flatMap(([key, service]) => {
    if (projection.linkTo(key) === undefined) return []
    const { label, summary, features, artefact } = service
    const shown = { label, summary, features, ...(artefact && { artefact }) }
    return [{ key, ...projection.plain('ServiceConfig', shown) }]
  })
  return { entries, references: projection.references }
}
