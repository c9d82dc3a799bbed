import type { ComponentType } from 'react'
import type { AnyPageModule, TemplateContent, TemplateName } from '../src/content/page-content.ts'
import { SectionsPage } from './sections-page.tsx'

type Template<Content> = ComponentType<{ readonly content: Content }>

/** The template of each page kind, loaded when a page of that kind is first shown. */
const templates: { readonly [Name in TemplateName]: () => Promise<Template<TemplateContent[Name]>> } = {
  home: () => import('./home-page.tsx').then((module) => module.HomePage),
  about: () => import('./about-page.tsx').then((module) => module.AboutPage),
  services: () => import('./services-page.tsx').then((module) => module.ServicesPage),
  service: () => import('./service-page.tsx').then((module) => module.ServicePage),
  contact: () => import('./contact-page.tsx').then((module) => module.ContactPage),
  text: () => import('./text-page.tsx').then((module) => module.TextPage),
  // So small that a file of its own would take longer.
  page: async () => SectionsPage,
  blog: () => import('./blog-page.tsx').then((module) => module.BlogPage),
  post: () => import('./post-page.tsx').then((module) => module.PostPage),
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
