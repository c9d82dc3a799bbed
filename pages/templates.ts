import type { ComponentType } from 'react'
import type { AnyPageModule, TemplateContent, TemplateName } from '../src/content/page-content.ts'
import { SectionsPage } from './sections-page.tsx'

type Template<Content> = ComponentType<{ readonly content: Content }>

/** The templates, loaded when a page of theirs is first shown. */
const templates: { readonly [Name in TemplateName]: () => Promise<Template<TemplateContent[Name]>> } = {
  // So small that a file of its own would take longer.
  page: async () => SectionsPage,
  article: () => import('./article-page.tsx').then((module) => module.ArticlePage),
}

/** The template of a page that is not known until run time. */
export type AnyTemplate = Template<AnyPageModule['content']>

/**
 * Loads a template by its name. The cast stands for what the types cannot express: a page module always carries the content of the
 * template that it names.
 */
export function loadTemplate(name: TemplateName): Promise<AnyTemplate> {
  return (templates[name] as () => Promise<AnyTemplate>)()
}
