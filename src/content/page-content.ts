import type { Artefact as ArtefactConfig } from '../../schema/artefacts.ts'
import type { ContactFormConfig, FormField as FormFieldConfig } from '../../schema/contact-form.ts'
import type {
  AboutPage,
  Article,
  BlogPage,
  ContactPage,
  HomePage,
  PageBase,
  ServicesPage,
  TextPage,
} from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type { ContactDetails } from '../../schema/site-config.ts'
import type { Plain } from '../../schema/texts.ts'
import type { HeadTag } from '../head/head-tag.ts'
import type { Alternate } from '../routing/route.ts'
import type { Markup } from './markup.ts'

/** A configuration type in one locale. */
export type Content<C> = Plain<C, Markup>

/** A page's configuration in one locale, without what became its route and metadata. */
export type PageContent<C extends PageBase> = Omit<Content<C>, keyof PageBase | 'kind'> & { readonly label: string }

export type Artefact = Content<ArtefactConfig>
export type ContactForm = Content<ContactFormConfig>
export type FormField = Content<FormFieldConfig>

/** A service as other pages present it. `key` is its page. */
export interface ServiceCard
  extends Pick<Content<ServiceConfig>, 'label' | 'icon' | 'summary' | 'features' | 'artefact'> {
  readonly key: string
}

export interface HomeContent extends PageContent<HomePage> {
  readonly cards: readonly ServiceCard[]
}

export type AboutContent = PageContent<AboutPage>

export interface ServicesContent extends PageContent<ServicesPage> {
  readonly cards: readonly ServiceCard[]
}

export type ServiceContent = PageContent<ServiceConfig>

export interface ContactContent extends PageContent<ContactPage> {
  readonly details: Content<ContactDetails>
  readonly contactForm: ContactForm
}

export type TextContent = PageContent<TextPage>

/** An article as the blog's list presents it. `key` is its page. */
export interface ArticleCard extends Pick<Article, 'id' | 'title' | 'excerpt' | 'date'> {
  readonly key: string
  readonly category: string
  /** The address of its image; left out where the blog shows none. */
  readonly image?: string
}

export interface BlogContent extends Omit<PageContent<BlogPage>, 'articles' | 'imageService'> {
  /** The BCP 47 tag of the articles' language. */
  readonly articleLanguage: string
  readonly articles: readonly ArticleCard[]
}

export interface PostContent extends Omit<ArticleCard, 'key'> {
  readonly label: string
  readonly articleLanguage: string
  readonly author: string
  readonly content: Markup
  /** The key of the blog page, for the link back. */
  readonly blog: string
}

/** Every template with the content that it takes. */
export interface TemplateContent {
  home: HomeContent
  about: AboutContent
  services: ServicesContent
  service: ServiceContent
  contact: ContactContent
  text: TextContent
  blog: BlogContent
  post: PostContent
}

export type TemplateName = keyof TemplateContent

/** The paths of an icon: SVG elements with their attributes, in a 24 × 24 box. */
export type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** Everything that one page in one locale shows inside the shell. */
export interface PageModule<Name extends TemplateName = TemplateName> {
  readonly key: string
  readonly template: Name
  readonly content: TemplateContent[Name]
  /** This page in all locales, its own included. */
  readonly alternates: readonly Alternate[]
  /** The paths of the pages that the content refers to, by key. A page that is switched off is missing. */
  readonly links: Readonly<Record<string, string>>
  /** The icons that the content names. */
  readonly icons: Readonly<Record<string, IconNode>>
  /** The hosts of images on the page that are not the site's own; left out where it shows none. */
  readonly imageHosts?: readonly string[]
  /** The trail from the home page to this page, both included. */
  readonly breadcrumbs: readonly { readonly label: string; readonly path: string }[]
  readonly head: readonly HeadTag[]
}

/** A page module of any template: a union that `template` tells apart. */
export type AnyPageModule = { [Name in TemplateName]: PageModule<Name> }[TemplateName]
