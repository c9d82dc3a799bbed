import type { Sections } from '../../schema/pages.ts'
import type { PageModule, SectionsContent, TemplateContent, TemplateName } from '../../src/content/page-content.ts'
import { nullObject } from '../lib/plain-map.ts'
import { articleContent } from './blog-content.ts'
import { shownFacts } from './entry-facts.ts'
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
  if (page.type === 'page') return filledPage(projection, key, shownSections(projection, config.sections))
  const facts = shownFacts(projection, page.collection.fields, { facts: page.config.facts, place: 'page' })
  const sections = facts.length > 0 ? withFacts(config.sections) : config.sections
  return filledPage(projection, key, shownSections(projection, sections, facts))
}

function filledPage(projection: LocaleProjection, key: string, sections: SectionsContent['sections']): FilledTemplate {
  return { template: 'page', content: { label: projection.pageLabel(key), sections } }
}

/** The sections of an entry with its facts, which stand below the opening where no section has them. */
function withFacts(sections: Sections): Sections {
  const all = Object.entries(sections)
  if (all.some(([, { kind }]) => kind === 'facts')) return sections
  const key = Object.hasOwn(sections, 'facts') ? 'entry-facts' : 'facts'
  return nullObject([...all.slice(0, 1), [key, { kind: 'facts' }], ...all.slice(1)])
}
