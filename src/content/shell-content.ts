import type { ShownMessages } from '../../schema/messages.ts'
import type { Footer } from '../../schema/site-config.ts'
import type { Markup } from './markup.ts'
import type { Content, LinkTarget, OtherDetail, SvgShape } from './page-content.ts'

/** A link with its words. */
export interface LabelledLink extends LinkTarget {
  readonly label: string
}

/** A link of a menu. */
export interface NavLink extends LabelledLink {
  /** The key of the page that it leads to, if it does. */
  readonly page?: string
}

/** Words with links below them, in a menu. */
export interface NavGroup {
  readonly label: string
  readonly entries: readonly NavLink[]
}

/** The notice above the header. */
export interface ShownNotice {
  readonly text: Markup
  readonly action?: LabelledLink
}

/** A language of the site, named in that language. */
interface Language {
  readonly locale: string
  /** The BCP 47 tag. */
  readonly tag: string
  readonly name: string
  /** The URL of the flag's image; left out where the language has none. */
  readonly flag?: string
  /** The path of the locale's home page. */
  readonly home: string
}

/** The chat button. */
export interface ChatLink {
  readonly label: string
  /** The URL of the chat with the visitor's first message. */
  readonly href: string
  /** The name of the message's parameter in the URL. */
  readonly textParameter: string
}

/** An SVG inlined in the page: the attributes of its `svg` element, including the view box, and the shapes in it. */
export interface InlineDrawing {
  readonly attributes: Readonly<Record<string, string>>
  readonly shapes: readonly SvgShape[]
}

/** The week of a country; its days are numbered from Monday, 1, to Sunday, 7. */
export interface Week {
  /** The first day. */
  readonly firstDay: number
  /** The days without work. */
  readonly weekend: readonly number[]
}

/** What surrounds every page of a locale, and the messages. */
export interface Shell {
  readonly locale: string
  readonly tag: string
  readonly week: Week
  readonly defaultLocale: string
  readonly siteName: string
  readonly shortName: string
  /** How many letters wide the name is; only where the foot makes one large word of it. */
  readonly nameLetters?: number
  /** The logo itself if it consists of a few plain shapes, else the URL of its file. */
  readonly logo: InlineDrawing | string
  /** The logo for dark grounds; left out if there is one for all. */
  readonly logoDark?: InlineDrawing | string
  /** How many times as wide as high the logo is, where it is wide: it has the name in it. */
  readonly logoRatio?: number
  readonly languages: readonly Language[]
  readonly header: {
    /** Left out if there is none, or it is not its time. */
    readonly notice?: ShownNotice
    readonly menu: readonly (NavLink | NavGroup)[]
    /** Left out if there is no button, or its page is switched off. */
    readonly action?: LabelledLink
    /** The address of the page for what is found; left out where visitors cannot search. */
    readonly search?: string
  }
  readonly footer: Omit<Content<Footer>, 'services' | 'links' | 'columns' | 'rights'> & {
    readonly rights: string
    /** Left out where sections alone show them. */
    readonly hours?: string
    readonly services: readonly NavLink[]
    readonly links: readonly NavLink[]
    /** Left out if there are none. */
    readonly columns?: readonly { readonly title: string; readonly links: readonly NavLink[] }[]
  }
  /** Left out if the site has no chat. */
  readonly chat?: ChatLink
  /** What the company has of these. */
  readonly contact: {
    readonly email?: string
    readonly phone?: string
    readonly phoneHref?: string
    readonly emailHref?: string
    /** Its other numbers and addresses. */
    readonly others?: readonly OtherDetail[]
  }
  /** The words of the button that opens the notice on consent again; left out where nobody is asked. */
  readonly consent?: string
  /** Those of embeds stand in their sections, and those of the notice on consent beside its script; those of tables say only which cells are signs, and those of hours are in them. */
  readonly messages: Omit<
    Content<ShownMessages>,
    'embeds' | 'consent' | 'tables' | 'hours' | 'events' | 'entryLinks' | 'formSteps' | 'captcha' | 'comparison'
  >
}
