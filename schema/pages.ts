import type { FocusPoint } from './common.ts'
import type { Section } from './sections/section.ts'
import type {
  Day,
  FormerPaths,
  ImagePath,
  LocaleRef,
  LocalisedSlug,
  LocalisedText,
  OptionalSlug,
  Robots,
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
  /** The addresses under which the page stood before, each as it was, after the language prefix, or from the root of the site where it begins with a slash ("/prices.html", "/?page_id=12"): they lead to its address of today, so that no saved link breaks. @formerly formerSlugs */
  formerPaths?: FormerPaths
  /** A shorter address that search engines are told to use; the page answers there too. A language left out uses the slug. */
  canonical?: OptionalSlug
  /** What search engines show. Left out, it is made of the page's opening; that of the home page is the site's. */
  meta?: PageMeta
  /** What search engines may do with the page, such as "noindex, follow" for one that they are not to list: it is in no site map then. Left out, what `metadata` says. */
  robots?: Robots
  /** The sections, by a key of your own, in the order in which they stand on the page. The first one is the opening. */
  sections: Sections
}

/**
 * Sections by a key of your own, which is the last part of their address ("#prices"), in the order in which they stand on the page.
 * @propertyKey section
 * @minProperties 1
 */
export interface Sections {
  [section: string]: Section
}

/** A page that is composed of sections; the first one is its opening. */
export interface SectionsPage extends PageBase {
  /** The page kind: `page`, or `blog` for the one with articles. */
  kind: 'page'
  /** What the page is for: the first page of the site, or any other. @default other */
  role?: 'home' | 'about' | 'services' | 'contact' | 'other'
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

/** The blog: its page, with a section that lists the articles, and one page per article. */
export interface BlogPage extends PageBase {
  /** The page kind: `page`, or `blog` for the one with articles. */
  kind: 'blog'
  /** The language in which the articles are written; other languages show them marked as such. */
  language: LocaleRef
  /** The name shown as the author of all articles. */
  author: LocalisedText
  /**
   * The categories of the articles, by a key of your own.
   * @propertyKey category
   */
  categories: Record<string, LocalisedText>
  /** Whether each category has a page of its own with its articles, below that of the blog. @default false */
  categoryPages?: boolean
  /** The service on the web from which the articles get their images; left out, they have none. */
  imageService?: ImageService
  /** The articles, in the order in which they are shown. */
  articles: Article[]
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
  redirectsTo?: DomainName[]
}

/**
 * The name of a host on the web.
 * @form host
 * @examples ["images.example.com"]
 * @pattern ^[a-z0-9-]+(\.[a-z0-9-]+)+$
 */
export type DomainName = string

/** One article of the blog, in the language named by `language`. */
export interface Article {
  /** Set to false while the article is being written: it has no address, and stands in no list. @default true */
  enabled?: boolean
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
  /** The point of the photo that is never cut off, in percent from the left and from the top, such as "30 60". Left out, the middle, a little above the centre. */
  focus?: FocusPoint
  /** The last part of the article's address. */
  slug: ArticleSlug
  /** The last parts of the addresses at which the article stood before: they lead to its address of today. @minItems 1 @formerly formerSlugs */
  formerPaths?: ArticleSlug[]
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
 * @pattern ^[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+)*$
 */
export type ArticleSlug = string

/**
 * A long text in one language, in Markdown.
 * @prose markdown
 * @minLength 1
 */
export type ArticleMarkdown = string

/**
 * A page of the site.
 * @discriminator kind
 */
export type PageConfig = SectionsPage | BlogPage
