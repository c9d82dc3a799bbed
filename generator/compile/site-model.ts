import type { Graph } from 'schema-dts'
import type { LocaleDetection, SiteIdentity, Theme } from '../../schema/site-config.ts'
import type { AnyPageModule, Picture, SvgShape } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import type { Redirect } from '../../src/routing/route.ts'
import type { PlainDrawing } from '../assets/plain-drawing.ts'
import type { SiteSchema } from '../schema/site-schema.ts'
import type { LanguageLink } from './language-links.ts'
import type { PageMetadata } from './page-metadata.ts'
import type { PageRoute } from './routes.ts'
import type { ShareCard } from './share-card.ts'
import type { SharePhoto } from './share-photo.ts'

/** What compiling needs from outside, since it reads no files. */
export interface CompileContext {
  /** The schema of the configuration, which marks localised values and references. */
  readonly schema: SiteSchema
  /** The address under which the site serves an image that the configuration names. */
  assetUrl(file: string): string
  /** How a photo that the configuration names is shown; undefined for a drawing. */
  picture(file: string): Picture | undefined
  /** An image that the configuration names, if it is a drawing of a few plain shapes. */
  plainDrawing(file: string): PlainDrawing | undefined
  /** The address of the flag of a country, by its two-letter code. */
  flagUrl(country: string): string
  /** The elements of an icon, by its name. */
  icon(name: string): readonly SvgShape[]
}

/** A locale of the site. */
export interface LocaleModel {
  readonly locale: string
  /** The BCP 47 tag. */
  readonly tag: string
  readonly shell: Shell
  /** What the company does, in a sentence. */
  readonly description: string
}

/** Metadata of a page that is published outside the page itself. */
export interface PageFacts {
  readonly metadata: PageMetadata
  /** The page in all languages; empty if it exists in only one. */
  readonly languages: readonly LanguageLink[]
  /** The image in the preview of a shared link: a photo of the page, or else a drawn card. */
  readonly share: ShareCard | SharePhoto
}

/** A compiled site: everything that is rendered, and nothing that is not. */
export interface SiteModel {
  readonly site: SiteIdentity
  readonly theme: Theme
  /** The address of the logo, from which the icons are made. */
  readonly icon: string
  /** The logo in the browser tab: the address of its file, or the drawing itself if it is plain. */
  readonly tabIcon: string
  readonly defaultLocale: string
  readonly localeDetection: LocaleDetection
  readonly locales: readonly LocaleModel[]
  /** The address table: a row per page and locale. */
  readonly routes: readonly PageRoute[]
  /** The other rows of the address table: addresses that lead to another one. */
  readonly redirects: readonly Redirect[]
  /** The path of the webhook, or its address on another host; undefined on a site without a form. */
  readonly webhook: string | undefined
  /** The names of the fields that a lead must have. */
  readonly requiredLeadFields: readonly string[]
  /** Compiles the content of a page on demand, so that a large site is never in memory as a whole. */
  pageModule(route: PageRoute): AnyPageModule
  /** What the site map, feeds and social networks need to know about a page. */
  pageFacts(route: PageRoute): PageFacts
  /** The structured data of a page. */
  structuredData(route: PageRoute, page: AnyPageModule): Graph
}
