import type { Graph } from 'schema-dts'
import type { Delivery, EmailDelivery } from '../../schema/delivery.ts'
import type { LanguageFonts, LocaleDetection } from '../../schema/site-config.ts'
import type { AnyPageModule } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import type { RepositoryPlace } from '../../src/edit/protocol/repository-address.ts'
import type { Redirect, Route } from '../../src/routing/route.ts'
import type { VisitSettings } from '../../src/visits/visit-settings.ts'
import type { ConsentService } from '../consent/read-consent-services.ts'
import type { Kind } from '../kinds/kind.ts'
import type { Counter } from '../privacy/analytics.ts'
import type { CompleteTheme, PublishedSite } from './complete-config.ts'
import type { PageMetadata } from './metadata/page-metadata.ts'
import type { ShareImage } from './metadata/share-image.ts'
import type { LanguageLink } from './routes/language-links.ts'

/** A locale of the site. */
export interface LocaleModel {
  readonly locale: string
  /** The BCP 47 tag. */
  readonly tag: string
  /** The path of its home. */
  readonly home: string
  /** The path of its feed of articles, and that of the blog; omitted where there is no blog, or it is empty. */
  readonly feed?: { readonly path: string; readonly blog: string }
  readonly shell: Shell
  /** The typefaces of its pages, where it has its own. */
  readonly fonts?: LanguageFonts
  /** What the script that counts visits knows; left out where none are counted. */
  readonly visits?: VisitSettings
  /** What the company does, in a sentence. */
  readonly description: string
}

/** A page in a locale. */
export interface PageModel {
  /** Its row of the address table. */
  readonly route: Route
  /** Which page of a list it is, if it is one after the first. */
  readonly list?: number
  /** Files that are loaded for it only when they are asked for, by their addresses: JSON for the app, calendars. */
  readonly data?: Readonly<Record<string, string>>
  /** Where the configuration has its texts: `pages.about`, `services.audit`; for an article, its blog. */
  readonly source: string
  /** What the app shows inside the shell: content, links, breadcrumbs, head. */
  readonly page: AnyPageModule
  /** What the site map, feeds and language models tell of it. */
  readonly metadata: PageMetadata
  /** The page in all languages; empty if it exists in only one. */
  readonly languages: readonly LanguageLink[]
  /** What it is about, for machines. */
  readonly structuredData: Graph
  readonly share: ShareImage
  /** The kinds of the site's own that it shows. */
  readonly kinds: readonly string[]
}

/** A compiled site: everything that is rendered, and nothing that is not. Plain data, which JSON keeps as it is. */
export interface SiteModel {
  readonly site: PublishedSite
  readonly theme: CompleteTheme
  /** The image that icons are made of, by its name in the configuration. */
  readonly mark: string
  /** Its address, if it is a drawing. */
  readonly icon?: string
  /** The icon in the browser tab: the address of its file, or the drawing itself if it is plain. */
  readonly tabIcon: string
  readonly defaultLocale: string
  readonly localeDetection: LocaleDetection
  readonly locales: readonly LocaleModel[]
  /** The address table: a row per page and locale. */
  readonly routes: readonly Route[]
  /** The other rows of the address table: addresses that lead to another one. */
  readonly redirects: readonly Redirect[]
  /** What answers an address that the site does not have. */
  readonly notFound: 'stay' | 'home'
  /** The kinds of the site's own. */
  readonly kinds: readonly Kind[]
  /** The pages, in the order of the routes. */
  readonly pages: readonly PageModel[]
  /** Whether search engines are asked not to list the site. */
  readonly isUnlisted?: true
  /** The names of the images that pages show, of those that the configuration names, and of flags: `flag:br`. */
  readonly images: readonly string[]
  /** What each form sends where. */
  readonly receivers: readonly LeadReceiver[]
  /** The repository that the editor of the site reads from and publishes to. */
  readonly editor?: RepositoryPlace
  /** The service that counts visits. */
  readonly analytics?: Counter
  /** Those that count or advertise after consent; left out where there are none. */
  readonly consentServices?: readonly ConsentService[]
}

/** Which files a field takes. */
export interface TakenFiles {
  /** The ends of their names. */
  readonly accept: readonly string[]
  readonly maxFiles: number
  readonly maxBytes: number
}

/** What the leads of a form are, and where they are sent. */
export interface LeadReceiver {
  /** The key of the form. */
  readonly form: string
  /** The kind of receiver. */
  readonly to: Delivery['to']
  /** A path on this site, or an address on another host. */
  readonly address: string
  /** The `conversion_type` of the leads. */
  readonly conversionType: string
  /** The names of the fields that a lead must have, whatever else it says. */
  readonly required: readonly string[]
  /** The origins on other hosts to which browsers without JavaScript send it. */
  readonly formActions: readonly string[]
  /** What Netlify has to know of the form. */
  readonly posted?: PostedForm
  /** How its leads become e-mails. */
  readonly mail?: MailForm
  /** The fields that take files, by name. */
  readonly files?: Readonly<Record<string, TakenFiles>>
  /** The field that only machines fill in. */
  readonly honeypot?: string
  /** Whether a lead has to have proof of work. */
  readonly proofOfWork?: boolean
  /** The name under which a lead has to have the answer of a service that tells people from machines. */
  readonly captchaField?: string
}

/** A form as a host finds it in HTML. */
export interface PostedForm {
  readonly name: string
  /** The field that only machines fill in; one of `fields`. */
  readonly honeypot?: string
  readonly fields: readonly { readonly name: string; readonly type: string }[]
  /** Whether a page of the site says thank you: it is sent to the address of that page, which is then shown. */
  readonly hasThanks?: true
}

/** A form whose leads become e-mails: what the function that sends them knows of it. It holds no secret. */
export interface MailForm {
  /** The service that sends. */
  readonly provider: EmailDelivery['provider']
  /** "mail@example.com", or "Name <mail@example.com>". */
  readonly from: string
  readonly recipients: readonly string[]
  /** What the subject of each e-mail begins with. */
  readonly subject: string
  /** The hidden field, which the site itself never sends. */
  readonly honeypot?: string | undefined
  /** How the function finds out whether a person has written. */
  readonly captcha?: MailCaptcha | undefined
  readonly fields: readonly MailField[]
  /** How visitors are answered by itself, by the locale of the page. */
  readonly answers?: Readonly<Record<string, MailAnswer>> | undefined
}

/** How the function asks a service whether the answer in a lead is right; without an address it has set a computation itself (ALTCHA). */
export interface MailCaptcha {
  readonly service: string
  /** The name under which a lead has the answer. */
  readonly field: string
  /** The environment variable with the secret. */
  readonly secret: string
  readonly verify?: string | undefined
}

/** An e-mail to whoever has sent a form. */
export interface MailAnswer {
  readonly subject: string
  readonly text: string
  /** Where an answer to it goes. */
  readonly replyTo?: string | undefined
}

/** A field, with its label in the language of the company. */
export interface MailField {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly isRequired: boolean
  readonly maxLength?: number | undefined
}
