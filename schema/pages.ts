import type {
  Action,
  CallToAction,
  ContactInfo,
  Heading,
  Hero,
  Image,
  Newsletter,
  PointList,
  Process,
  Stat,
  Statement,
  TextList,
} from './common.ts'
import type { Section } from './sections/section.ts'
import type {
  Day,
  FormerSlugs,
  ImagePath,
  LocaleRef,
  LocalisedMarkdown,
  LocalisedSlug,
  LocalisedText,
  OptionalSlug,
  PageRef,
  Text,
} from './texts.ts'

/** What every page has. */
export interface PageBase {
  /** Set to false to take the page off the site: no address, no link, no row in the site map. @default true */
  enabled?: boolean
  /** The languages in which the page is there; its address, name and texts are needed in these alone. Left out, all. The home page is there in all. @minItems 1 */
  languages?: LocaleRef[]
  /** The page's name in menus and breadcrumbs. */
  label: LocalisedText
  /** The page's address in every language, after the language prefix. */
  slug: LocalisedSlug
  /** The addresses under which the page stood before, after the language prefix: they lead to its address of today, so that no saved link breaks. */
  formerSlugs?: FormerSlugs
  /** A shorter address that search engines are told to use; the page answers there too. A language left out uses the slug. */
  canonical?: OptionalSlug
  /** What search engines show. Left out, it is made of the page's opening; that of the home page is the site's. */
  meta?: PageMeta
  /** Further sections, by a key of your own, in the order in which they stand on the page: above the closing, where there is one. */
  sections?: Sections
}

/**
 * Sections by a key of your own, which is the last part of their address ("#prices"), in the order in which they stand on the page.
 * @propertyKey section
 * @minProperties 1
 */
export interface Sections {
  [section: string]: Section
}

/** A page that is composed of sections alone; the first one is its opening. */
export interface SectionsPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'page'
  /** What the page is for: the first page of the site, or any other. @default other */
  role?: 'home' | 'about' | 'services' | 'contact' | 'other'
  /** The sections, by a key of your own, in the order in which they stand on the page. The first one is the opening. */
  sections: Sections
}

/** What search engines and shared links show of a page. */
export interface PageMeta {
  /** The title in search results and the browser tab: up to 60 characters, used by no other page of the language. */
  title: LocalisedText
  /** The description in search results: 50 to 160 characters, used by no other page of the language. */
  description: LocalisedText
  /** Search words, separated by commas. */
  keywords?: LocalisedText
}

/** The home page. */
export interface HomePage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'home'
  /** The opening. */
  hero: HomeHero
  /** The grid of services. */
  services: ServiceGrid
  /** The reasons to choose the company. */
  whyChoose: WhyChoose
  /** The teaser of knowledge. */
  insights: PointList
  /** The closing. */
  callToAction: CallToAction
}

/**
 * The opening of the home page.
 * @atMostOne artefacts image
 */
export interface HomeHero extends Hero {
  /** The button that matters. */
  primary: Action
  /** The quieter button beside it. */
  secondary: Action
  /** Short facts under the buttons, such as "Reply within 24 hours". */
  facts?: LocalisedText[]
  /** The services whose documents are shown beside the opening, one to three. A photo (`image`) stands in their place. */
  artefacts?: PageRef[]
}

/** The grid of services on the home page; it lists the services of this file in their order. */
export interface ServiceGrid extends Heading {
  /**
   * How many services are shown before a visitor asks for all.
   * @minimum 1
   * @form wholeNumber
   * @multipleOf 1
   */
  collapsed: number
}

/** A list of reasons with a button. */
export interface WhyChoose extends PointList {
  /** The button below the list. */
  action: Action
}

/** The page about the company. */
export interface AboutPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'about'
  /** The opening. */
  hero: Hero
  /** The company's history. */
  history: History
  /** The person who founded it. */
  founder: Founder
  /** The mission. */
  mission: Statement
  /** The vision. */
  vision: Statement
  /** The values. */
  values: PointList
  /** The people who do the work. */
  team: PointList
  /** The company in figures. */
  stats: Stats
  /** The closing. */
  callToAction: CallToAction
}

/** The history of the company. */
export interface History extends Heading {
  /**
   * The paragraphs, in Markdown.
   * @minItems 1
   */
  paragraphs: LocalisedMarkdown[]
}

/** A person, with a picture or a drawn placeholder until there is one. */
export interface Founder {
  /** The person's name. */
  name: Text
  /** What the person does and is qualified for. */
  role: LocalisedText
  /** The line below the picture. */
  caption: LocalisedText
  /** A few sentences about or by the person. */
  text?: LocalisedText
  /** The photo; left out, a drawn placeholder with the person's initials is shown. */
  photo?: Image
}

/** Figures with what they count. */
export interface Stats extends Heading {
  /**
   * The figures.
   * @minItems 1
   */
  items: Stat[]
}

/** The page that presents all services of this file, in their order. */
export interface ServicesPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'services'
  /** The opening. */
  hero: Hero
  /** The list of services: its heading. */
  list: Heading
  /** The problems that the company solves. */
  solutions: PointList
  /** What marks the way of working. */
  keyFeatures: TextList
  /** What the client gains. */
  benefits: TextList
  /** The method, step by step. */
  method: Process
  /** The closing. */
  callToAction: CallToAction
}

/** The contact page, with the form described under `contactForm`. */
export interface ContactPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'contact'
  /** The opening. */
  hero: Hero
  /** The heading above the form. */
  form: Heading
  /** The ways to reach the company; their values stand under `contactDetails`. */
  info: ContactInfo
  /** The reasons beside the form. */
  whyChoose: PointList
}

/** A page of plain text, such as privacy, imprint, prices or frequent questions. */
export interface TextPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'text'
  /** The opening. */
  hero: Hero
  /** The text: "## " begins a heading, "- " a line of a list, and an empty line a new paragraph. The title is not repeated there. */
  body: LocalisedMarkdown
}

/** A page with its own address and metadata that shows the same content as another page. */
export interface ReusePage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'reuse'
  /** The page whose content is shown. */
  page: PageRef
  /** An opening of its own; left out, the other page's. */
  hero?: Hero
}

/** The blog: the list of articles and one page per article. */
export interface BlogPage extends PageBase {
  /** The page kind, which chooses the template. */
  kind: 'blog'
  /** The opening. */
  hero: Hero
  /** The language in which the articles are written; other languages show them marked as such. */
  language: LocaleRef
  /** The name shown as the author of all articles. */
  author: LocalisedText
  /** The list of categories. */
  categories: Categories
  /** The box that invites to the newsletter; left out, there is none. It thanks for an address, but nothing is sent anywhere yet: nobody gets it. */
  newsletter?: Newsletter
  /** The service on the web from which the articles get their images; left out, they have none. */
  imageService?: ImageService
  /** The articles, in the order in which they are shown. */
  articles: Article[]
}

/** The categories of the articles. */
export interface Categories {
  /** The heading. */
  title: LocalisedText
  /**
   * The categories by key.
   * @propertyKey category
   */
  items: Record<string, LocalisedText>
}

/** A service on the web that gives an image for a number. */
export interface ImageService {
  /**
   * Its https address, with `{id}` in the place of the image's number. The images are shown 16 wide by 9 high, up to 960 by 540.
   * @form imageAddress
   * @examples ["https://images.example/{id}/960/540"]
   * @pattern ^https://[a-z0-9.-]+(:\d+)?/[^\s{}]*\{id\}[^\s{}]*$
   */
  address: string
  /** The other hosts to which the service redirects, if it does; browsers are told to take images from nowhere else. */
  redirectsTo?: HostName[]
}

/**
 * The name of a host on the web.
 * @form host
 * @examples ["images.example.com"]
 * @pattern ^[a-z0-9-]+(\.[a-z0-9-]+)+$
 */
export type HostName = string

/** One article of the blog, in the language named by `language`. */
export interface Article {
  /** A number that no other article has. @form wholeNumber @multipleOf 1 */
  id: number
  /**
   * The number of the article's image at the blog's `imageService`. Left out, the article's own `id`.
   * @minimum 0
   * @form wholeNumber
   * @multipleOf 1
   */
  image?: number
  /** A photo of your own, in the place of the one from the `imageService`: a file beside this one, shown 16 wide by 9 high, and with links to the article. */
  photo?: ImagePath
  /** The last part of the article's address. */
  slug: ArticleSlug
  /** The last parts of the addresses at which the article stood before: they lead to its address of today. @minItems 1 */
  formerSlugs?: ArticleSlug[]
  /**
   * The key of the article's category.
   * @reference category
   * @minLength 1
   * @examples ["guides"]
   */
  category: string
  /** The day of publication, year-month-day. */
  date: Day
  /** The title. */
  title: Text
  /** Two sentences for the list. */
  excerpt: Text
  /** The description in search results: 50 to 160 characters. */
  description: Text
  /** The article itself, in Markdown. */
  content: ArticleMarkdown
}

/**
 * The last part of the address of an article.
 * @form hyphenated
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type ArticleSlug = string

/**
 * A long text in one language, in Markdown.
 * @prose markdown
 * @minLength 1
 */
export type ArticleMarkdown = string

/**
 * A page of the site; `kind` chooses its template.
 * @discriminator kind
 */
export type PageConfig =
  | HomePage
  | AboutPage
  | ServicesPage
  | ContactPage
  | TextPage
  | SectionsPage
  | ReusePage
  | BlogPage
