import type { CollectionEntry } from '../../schema/collections.ts'
import type { PageModule, ShownSection, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
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
export function compileContent(projection: LocaleProjection, { page }: PageRoute): FilledTemplate {
  if (page.type === 'article') return { template: 'article', content: articleContent(projection, page) }
  const { key, config } = page
  const sections = shownSections(projection, config.sections)
  const priced = page.type === 'entry' ? withPrice(projection, sections, page.config) : sections
  return { template: 'page', content: { label: projection.pageLabel(key), sections: priced } }
}

/** The sections of an entry's page: its opening says what it costs. */
function withPrice(
  projection: LocaleProjection,
  sections: readonly ShownSection[],
  { price }: CollectionEntry,
): readonly ShownSection[] {
  if (!price) return sections
  const shown = projection.plain('EntryPrice', price)
  return sections.map((section) => (section.kind === 'opening' ? { ...section, price: shown } : section))
}
