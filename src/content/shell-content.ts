import type { Messages } from '../../schema/messages.ts'
import type { Footer, Header } from '../../schema/site-config.ts'
import type { Content, IconNode } from './page-content.ts'

/** A link whose page exists in the locale. */
export interface NavLink {
  readonly key: string
  readonly label: string
  readonly path: string
}

/** A language of the site, in its own words. */
export interface Language {
  readonly locale: string
  /** The BCP 47 tag. */
  readonly tag: string
  readonly name: string
  readonly country: string
  /** The address of the flag's image. */
  readonly flag: string
  /** The path of the locale's home page. */
  readonly home: string
}

/** The floating button: `href` carries the visitor's first message, the rest is what addresses with other messages are made of. */
export interface ChatLink {
  readonly label: string
  readonly href: string
  readonly url: string
  readonly phone: string
  readonly phoneParameter: string
  readonly textParameter: string
}

/** A drawing that stands in the page itself: the attributes of its `svg` element, its view box among them, and the shapes within. */
export interface InlineDrawing {
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: IconNode
}

/** What surrounds every page of a locale, and the words of the site itself. */
export interface Shell {
  readonly locale: string
  readonly tag: string
  readonly defaultLocale: string
  readonly siteName: string
  readonly shortName: string
  /** The logo itself where it is a few plain shapes, else the address of its file. */
  readonly logo: InlineDrawing | string
  readonly languages: readonly Language[]
  readonly header: {
    readonly links: readonly NavLink[]
    /** Its path is left out where its page is switched off, and where it leads to another site. */
    readonly action: Content<Header['action']> & { readonly path?: string }
  }
  readonly footer: Omit<Content<Footer>, 'services' | 'links'> & {
    readonly services: readonly NavLink[]
    readonly links: readonly NavLink[]
  }
  /** Left out where the site has no chat. */
  readonly chat?: ChatLink
  readonly contact: {
    readonly email: string
    readonly phone: string
    readonly phoneHref: string
    readonly emailHref: string
  }
  readonly messages: Content<Messages>
}
