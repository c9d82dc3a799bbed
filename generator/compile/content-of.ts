import type { PageModule, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
import { articleContent } from './blog-content.ts'
import type { LocaleProjection } from './locale-projection.ts'
import type { PageRoute } from './routes.ts'
import { shownSections } from './shown-sections.ts'

/** A page with its content in its locale. */
export interface PageWithContent {
  readonly route: PageRoute
  readonly content: TemplateContent[TemplateName]
}

/** A template with content that it takes. */
type FilledTemplate = { [Name in TemplateName]: Pick<PageModule<Name>, 'template' | 'content'> }[TemplateName]

/** The template of a page and its content in one locale. The projection gathers what the content refers to. */
<<<<<<< HEAD
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
  const { sections, ...texts } = shown.config as ContentPage
  const content = withoutRoute(projection.plain('PageConfig', texts as ContentPage))
  // What holds for every kind of page, the types can follow only for one that they know.
  return { ...content, ...withSections(projection, sections), label: projection.labelOf(key) } as PageContent<Shown>
}

/** A page's configuration in one locale without what became its template, its route and its metadata. */
function withoutRoute<Config extends Content<PageBase> & { readonly kind?: string; readonly role?: string }>(
  config: Config,
) {
  const { kind: _kind, role: _role, enabled: _enabled, languages: _languages, ...described } = config
  const { meta: _meta, sections: _sections, ...others } = described
  const { slug: _slug, formerSlugs: _formerSlugs, canonical: _canonical, ...content } = others
  return content
=======
export function contentOf(projection: LocaleProjection, { page }: PageRoute): FilledTemplate {
  if (page.type === 'article') return { template: 'article', content: articleContent(projection, page) }
  const { key, config } = page
  const sections = shownSections(projection, config.sections)
  return { template: 'page', content: { label: projection.labelOf(key), sections } }
>>>>>>> a28e5240 (Pages and services are composed of sections in the shipped and the other configurations; the seven templates and their types go)
}
