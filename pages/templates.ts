import type { ComponentType } from 'react'
import type { TemplateContent } from '../src/content/page-content.ts'

/** The template of each page kind, loaded when a page of the kind is shown. */
export const templates: {
  readonly [Name in keyof TemplateContent]: () => Promise<ComponentType<{ readonly content: TemplateContent[Name] }>>
} = {
  home: () => import('./home-page.tsx').then((module) => module.HomePage),
  about: () => import('./about-page.tsx').then((module) => module.AboutPage),
  services: () => import('./services-page.tsx').then((module) => module.ServicesPage),
  service: () => import('./service-page.tsx').then((module) => module.ServicePage),
  contact: () => import('./contact-page.tsx').then((module) => module.ContactPage),
  text: () => import('./text-page.tsx').then((module) => module.TextPage),
  blog: () => import('./blog-page.tsx').then((module) => module.BlogPage),
  post: () => import('./post-page.tsx').then((module) => module.PostPage),
}
