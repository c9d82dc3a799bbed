import type { PageModule, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
import { textDirection } from '../lib/language-facts.ts'
import { articleContent } from './blog-content.ts'
import { breadcrumbsTo } from './breadcrumbs.ts'
import type { LocaleProjection } from './locale-projection.ts'
import { arrangeSections } from './looks/arrange-sections.ts'
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
export function compileContent(projection: LocaleProjection, route: PageRoute): FilledTemplate {
  const { page } = route
  if (page.type === 'article') return { template: 'article', content: articleContent(projection, page) }
  const { key, config } = page
  const { direction } = projection.config.theme
  const sections = arrangeSections(shownSections(projection, config.sections), {
    isHome: breadcrumbsTo(projection.table, route).length < 2,
    isRightToLeft: textDirection(projection.localeTag()) === 'rtl',
    light: projection.context.light,
    ...(direction && { direction }),
  })
  return { template: 'page', content: { label: projection.pageLabel(key), sections } }
}
