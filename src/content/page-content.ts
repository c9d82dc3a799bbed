import type { Artefact as ArtefactConfig } from '../../schema/artefacts.ts'
import type { EntryPrice } from '../../schema/collections.ts'
import type { Action, Image } from '../../schema/common.ts'
import type { FormConfig, FormField as FormFieldConfig } from '../../schema/forms.ts'
import type { AllMessages } from '../../schema/messages.ts'
import type { Article } from '../../schema/pages.ts'
import type { Price, PriceFigures } from '../../schema/sections/prices.ts'
import type { Section, SectionKind } from '../../schema/sections/section.ts'
import type { ContactDetails } from '../../schema/site-config.ts'
import type { Plain } from '../../schema/texts.ts'
import type { FormCaptcha } from '../contact/captcha/form-captcha.ts'
import type { Receiver } from '../contact/sending/receiver.ts'
import type { HeadTag } from '../head/document-head.ts'
import type { Markup } from './markup.ts'

/** A configuration type in one locale. */
export type Content<C> = Plain<C, Markup>

/** A drawn document. */
export type Artefact = Content<ArtefactConfig> & {
  /** What its kind, which is the site's own, has beside. */
  readonly [key: string]: unknown
}
/** A form, with its fields. */
export type FormContent = Omit<Content<CompleteForm>, 'deliver' | 'fields' | 'autoReply' | 'captcha'> & {
  readonly deliver: Receiver
  /** What tells people from machines. */
  readonly captcha?: FormCaptcha
  readonly fields: readonly FormField[]
  /** Its key in the configuration: no other form of the site has it. */
  readonly key: string
  /** What it says of its steps, if it has some. */
  readonly stepWords?: Content<AllMessages['formSteps']>
}
/** A form with what its configuration may leave out. */
export type CompleteForm = FormConfig &
  Required<Pick<FormConfig, 'conversionType' | 'conversionIdPrefix' | 'timeoutMs' | 'successMs' | 'minimumFillMs'>>
/** A field of a form, discriminated by `type`. */
export type FormField = Content<FormFieldConfig> & {
  /** Of a field for files: the size of the largest, "5 MB". */
  readonly size?: string
  /** Of a field for a day: which cannot be chosen. Of several rules about a day, the first holds. */
  readonly closed?: readonly DayRule[]
}

/**
 * Whether a company is closed on some days: from the first to the last, such as "2026-12-24"; or on a day of the week, which stands in the place of
 * both, "0" for Sunday.
 */
export type DayRule = readonly [from: string, until: string, isClosed: boolean]

/** A page that is composed of sections. */
export interface SectionsContent {
  readonly label: string
  /** The sections that it has in the locale. */
  readonly sections: readonly ShownSection[]
  /** The menu of the entries of its collection. */
  readonly menu?: SideMenu
  /** Of the page for what is found: the address of the index of its language, `SearchIndex`. */
  readonly search?: string
}

/** A link to an entry, by the key of its page. */
interface EntryLink {
  readonly page: string
  readonly label: string
}

/** A menu of all entries of a collection, beside the page of one. */
export interface SideMenu {
  readonly title: string
  readonly entries: readonly EntryLink[]
  /** The key of the entry whose page it is. */
  readonly current: string
  /** The words of the links to the entries beside it. */
  readonly words: { readonly previous: string; readonly next: string }
}

/** A fact of an entry, as its language says it: words, a link, a picture, or a tick for what it has. */
export interface ShownFact {
  readonly label: string
  /** The text in its parts, where it is several values: these, and what stands between them. */
  readonly parts?: readonly FactPart[]
  readonly text?: string
  /** The address that the words lead to. */
  readonly href?: string
  /** The key of the page that the words lead to. */
  readonly page?: string
  readonly image?: Content<Image>
  /** Whether its name says it all. */
  readonly isTick?: boolean
  /** Further lines below the text, where it has the width of the page. */
  readonly more?: readonly string[]
  /** The last day on which it is shown, as year-month-day. */
  readonly until?: string
}

/** A value among several; `page` is the key of the page that it leads to. */
export interface FactPart {
  readonly text: string
  readonly page?: string
}

/** A page or service on a card. `key` is its page. */
export interface PageCard {
  readonly key: string
  readonly label: string
  readonly summary: string
  readonly icon?: string
  /** The picture, where it has no document. */
  readonly image?: Content<Image>
  readonly features?: readonly string[]
  readonly price?: Content<EntryPrice>
  readonly artefact?: Artefact
  readonly facts?: readonly ShownFact[]
  /** The last day on which it is shown, as year-month-day. */
  readonly until?: string
}

/** The link to a calendar file. */
export interface CalendarLink {
  readonly href: string
  /** The name under which browsers keep it. */
  readonly name: string
  readonly text: string
}

/** A value by which visitors choose. */
export interface FilterOption {
  readonly value: string
  readonly label: string
  /** How many entries have it, in the digits of the language. */
  readonly count: string
}

/** A field by which visitors choose among the entries of a list. */
export type FilterField = { readonly name: string; readonly label: string } & (
  | { readonly kind: 'yes' }
  | { readonly kind: 'range'; readonly unit?: string }
  | { readonly kind: 'one'; readonly options: readonly FilterOption[] }
)

/** The form above a list by which visitors choose among its entries. */
export interface ListFilter {
  /** The address of the facts of all entries as JSON: `ListData`. */
  readonly data: string
  /** The key of the page of the list, whose address it is that asks. */
  readonly page: string
  readonly perPage: number
  readonly fields: readonly FilterField[]
  /** The fields by which they are sorted. */
  readonly sorts: readonly { readonly name: string; readonly label: string; readonly kind: 'number' | 'day' | 'text' }[]
}

/** The facts of all entries of a list, as they are compared. */
export interface ListData {
  /** By the names of fields: a number an entry, which is an amount, or the rank of its value among the options; of several values, their ranks. */
  readonly columns: Readonly<Record<string, readonly (number | null | readonly number[])[]>>
  /** The addresses of the cards, in files of so many each: `ListCards`. */
  readonly cards: readonly string[]
  readonly perFile: number
}

/** Some cards of a list, and what they refer to. */
export interface ListCards extends Pick<PageModule, 'links' | 'icons'> {
  readonly cards: readonly PageCard[]
  readonly pictures: NonNullable<PageModule['pictures']>
  readonly files: NonNullable<PageModule['files']>
}

/** A page of a list to which others lead. */
interface ListStep {
  readonly number: number
  /** The number as its language writes it. */
  readonly text: string
  /** The key of the link. */
  readonly page: string
}

/** The pages of a list, of which one is shown. */
export interface ListPager {
  readonly number: number
  readonly count: number
  /** How many entries they have together. */
  readonly total: number
  /** Those to which it leads, in their order. */
  readonly steps: readonly ListStep[]
}

/** How the company is reached, beside the e-mail address and the phone number of the shell. */
export interface ShownDetails extends Pick<Content<ContactDetails>, 'address' | 'hours'> {
  /** The same hours for the line that says whether it is open now; left out where these, or the time zone, are not known. */
  readonly open?: OpenHours
  /** That of an office, in the place of the company's. */
  readonly phone?: DetailLink
  /** That of an office, in the place of the company's. */
  readonly email?: DetailLink
  /** The company's other numbers and addresses. */
  readonly others?: readonly OtherDetail[]
}

/** When a place is open, for the browser of a visitor. Each time stands there as the file has it, and then as the language writes it. */
export interface OpenHours {
  /** The time zone by which its clocks go. */
  readonly zone: string
  /** On which days of the week, "12345" from Monday to Friday and "0" for Sunday, it opens and closes when. */
  readonly week: readonly (readonly string[])[]
  /** The first and the last day of those with other hours, and when it opens and closes then; without these it is closed. */
  readonly changed?: readonly (readonly string[])[]
  readonly words: { readonly until: string; readonly today: string; readonly day: string }
}

/** A number or an address, and what it is. */
export interface OtherDetail extends DetailLink {
  readonly name: string
  /** Which of the details it is another one of. */
  readonly detail: 'phone' | 'email'
}

/** A detail that is a link. */
export interface DetailLink {
  readonly label: string
  readonly href: string
}

/** What is shown of another service after a tap. */
export interface ShownEmbed {
  readonly what: 'film' | 'map' | 'booking' | 'audio' | 'form' | 'other'
  /** How much room it takes. */
  readonly shape: 'wide' | 'map' | 'tall' | 'low'
  /** What people call the service. */
  readonly name: string
  /** The address of the frame. */
  readonly frame: string
  /** What the frame may do (`sandbox`), and which powers it gets (`allow`). */
  readonly sandbox: string
  readonly allow: string
  /** The words of the button, who learns what, and the link to the page of the service. */
  readonly words: { readonly show: string; readonly sent: string; readonly open: string }
}

/** What something costs, in the currency of the language; `currency` where that is not the one of the section. */
export type InCurrency<C> = Omit<C, 'amounts'> & { readonly currency?: string }

/** A sign, and what it means. */
export interface ShownMark {
  readonly sign: string
  readonly label: string
}

/** Something with a price. */
export type ShownPrice = InCurrency<Omit<Content<Price>, 'other' | 'has' | 'allergens'>> & {
  readonly marks?: readonly ShownMark[]
  readonly other?: InCurrency<Content<PriceFigures>>
}

/** What sections of some kinds have beyond their configuration. */
interface SectionAdditions {
  opening: {
    readonly artefacts: readonly Artefact[]
    /** What the entry costs whose page it opens. */
    readonly price?: Content<EntryPrice>
    /** The buttons to what opens once a form that leads here is sent, before its own. */
    readonly opened?: readonly Content<Action>[]
    /** The form beside the words. */
    readonly shownForm?: FormContent
    /** The hours below a price. */
    readonly hours?: string
  }
  split: { readonly artefact?: Artefact }
  overview: { readonly artefact?: Artefact }
  cards: {
    readonly cards: readonly PageCard[]
    readonly pager?: ListPager
    readonly filter?: ListFilter
    readonly calendar?: CalendarLink
    /** The last day of the last of its entries, if all of them are to come: the section is shown until then. */
    readonly until?: string
  }
  facts: { readonly facts: readonly ShownFact[]; readonly calendar?: CalendarLink }
  gallery: {
    /** What the line is called between two pictures that are compared. */
    readonly divider?: string
  }
  articles: {
    readonly articles: readonly ArticleCard[]
    readonly articleLanguage: string
    readonly author: string
    readonly categoryNames?: readonly string[]
    readonly pager?: ListPager
    /** The form of the box beside them. */
    readonly shownForm?: FormContent
  }
  form: { readonly shownForm: FormContent; readonly details: ShownDetails }
  newsletter: { readonly shownForm: FormContent }
  contact: { readonly details: ShownDetails }
  place: {
    readonly address: string
    /** How the office there is reached: its phone, and its e-mail address. */
    readonly ways: readonly DetailLink[]
    /** For the line that says whether it is open now. */
    readonly open?: OpenHours
  }
  embed: ShownEmbed
  /** Which cells are shown as signs: a row each, by the keys of the columns. */
  table: { readonly signs?: readonly Readonly<Record<string, 'yes' | 'no'>>[] }
  /** Each item in the currency of the language. */
  prices: {
    readonly items: readonly ShownPrice[]
    /** What the signs beside them mean. */
    readonly legend?: readonly ShownMark[]
  }
  privacy: { readonly text: Markup }
  /** Beside each file: its type, its size, and its language if it is not that of the page. */
  downloads: { readonly facts: readonly string[] }
}

/** What of a section only compiling needs. */
type CompiledKeys =
  | 'enabled'
  | 'languages'
  | 'anchor'
  | 'form'
  | 'documents'
  | 'document'
  | 'pages'
  | 'count'
  | 'sharing'
  | 'sortedBy'
  | 'descending'
  | 'perPage'
  | 'only'
  | 'office'
  | 'from'
  | 'until'
  | 'laws'
  | 'keeping'
  | 'more'
  | 'reviewed'
  | 'width'
  | 'ticks'
  | 'currencies'

/** A kind of section that is drawn. */
export type ShownKind = Exclude<SectionKind, 'reuse'>

/** A section in one locale: a union discriminated by `kind`. */
export type ShownSection<Kind extends ShownKind = ShownKind> = {
  [K in Kind]: Omit<
    Content<Extract<Section, { kind: K }>>,
    CompiledKeys | (K extends 'prices' ? 'items' | 'marks' : never)
  > & {
    readonly kind: K
    /** Its anchor: no other section of the page has it. */
    readonly id: string
    /** The classes of its layout. */
    readonly layoutClasses?: string
    /** Whether its heading stands above its content where it would stand beside it, with an empty column below it. */
    readonly headingAbove?: boolean
  } & (K extends keyof SectionAdditions ? SectionAdditions[K] : unknown)
}[Kind]

/** An article as the blog's list presents it. `key` is its page. */
export interface ArticleCard extends Pick<Article, 'id' | 'title' | 'excerpt' | 'date'> {
  readonly key: string
  readonly category: string
  /** The key of the page of the category, if it has one. */
  readonly categoryPage?: string
  /** The URL of its image; left out if the blog has no images. */
  readonly image?: string
  /** The point of a photo that is never cut off. */
  readonly focus?: string
}

/** An article on its own page. */
export interface ArticleContent extends Omit<ArticleCard, 'key' | 'id'> {
  readonly label: string
  readonly articleLanguage: string
  readonly author: string
  readonly content: Markup
  /** The key of the blog page, for the link back. */
  readonly blog: string
  /** What stands below it: the form with which the foot begins. */
  readonly sections: readonly ShownSection[]
}

/** The content that each template takes. */
export interface TemplateContent {
  page: SectionsContent
  article: ArticleContent
}

/** The name of a template. */
export type TemplateName = keyof TemplateContent

/** An element inside an SVG: `['path', { d: 'M4 8l3 3' }]`. */
export type SvgShape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** A photo in the widths that it is served in, as the attributes of its element. */
export interface Picture {
  readonly srcSet: string
  /** Of the original, in pixels. */
  readonly width: number
  readonly height: number
}

/** Where a link leads. */
export interface LinkTarget {
  readonly href: string
  /** What its words do not say of the file behind it: "PDF, 1.2 MB". */
  readonly facts?: string
}

/** A page in one of its locales. */
export interface Alternate {
  readonly locale: string
  /** The path of the page, which links use. */
  readonly path: string
  /** The path that search engines get, which serves the same page. Equal to `path` if the configuration names none. */
  readonly canonical: string
}

/** Everything that a page in one locale shows inside the shell. */
export interface PageModule<Name extends TemplateName = TemplateName> {
  readonly key: string
  readonly template: Name
  readonly content: TemplateContent[Name]
  /** Where a visitor is led who chooses a language: to this page, or to the nearest one above it that is there in it. */
  readonly languagePaths: Readonly<Record<string, string>>
  /** The paths of the pages that the content links to, by key. Pages that are switched off are missing. */
  readonly links: Readonly<Record<string, string>>
  /** The icons that the content names, by name: their shapes in a view box of 24 × 24. */
  readonly icons: Readonly<Record<string, readonly SvgShape[]>>
  /** The photos that the content names, by their addresses; left out where there are none. */
  readonly pictures?: Readonly<Record<string, Picture>>
  /** The origins of the page's images on other hosts, such as `https://images.example`; left out where it has none. */
  readonly imageHosts?: readonly string[]
  /** What is said of the files that the content offers, by their addresses ("PDF, 1.2 MB"); left out where there are none. */
  readonly files?: Readonly<Record<string, string>>
  /** The trail from the home page to this page, inclusive. */
  readonly breadcrumbs: readonly { readonly label: string; readonly path: string }[]
  readonly head: readonly HeadTag[]
}

/** A page module of any template: a union discriminated by `template`. */
export type AnyPageModule = { [Name in TemplateName]: PageModule<Name> }[TemplateName]
