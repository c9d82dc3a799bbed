import type { Analytics } from './analytics.ts'
import type { Collection, ServiceConfig } from './collections.ts'
import type { Action, LinkTarget, PostalPlace } from './common.ts'
import type { ConsentServices } from './consent-services.ts'
import type { SiteEditor } from './editor.ts'
import type { EntryField } from './fields.ts'
import type { Format } from './format.ts'
import type { FormConfig } from './forms.ts'
import type { GlossaryTerm } from './glossary.ts'
import type { IgnoredWarning } from './ignore.ts'
import type { Direction, Look } from './look.ts'
import type { Messages } from './messages.ts'
import type { PageConfig } from './pages.ts'
import type {
  Day,
  EmailAddress,
  LanguageTag,
  LocaleRef,
  LocalisedEmail,
  LocalisedMarkdown,
  LocalisedPhone,
  LocalisedText,
  LogoPath,
  OptionalText,
  PageRef,
  PhoneNumber,
  Robots,
  SecureAddress,
  Text,
  TextWithSubject,
} from './texts.ts'
import type { Time } from './time.ts'

/** A whole site: its languages, its pages, every text and every address. */
export interface SiteConfig {
  /** The format in which this file is written. Without it, the file is in format 1, the first; `npm run upgrade` brings an older file up to date. */
  format: Format
  /** The company and its address on the web. @group identity */
  site: SiteIdentity
  /** The look: a few values from which all colours and types are derived. */
  theme: Theme
  /** The language of visitors whose own language the site does not have, as a key of `locales`. @group languages */
  defaultLocale: LocaleRef
  /**
   * The languages of the site. The key is the first part of every address ("/en/…") where there are several, so it should not change.
   * @propertyKey locale
   * @group languages
   */
  locales: Record<string, LocaleConfig>
  /**
   * What a visitor gets at an address that the site does not have, if no page is certain to be meant: a page that says so and names the nearest
   * ones (`stay`), or at once the home page, below a line that says so (`home`). The status is 404 in any case. @default stay
   * @group pages
   */
  notFound?: 'stay' | 'home'
  /** How the language of a visitor who opens the bare address is found. Left out, by the language chosen before, then by those of the browser. @group languages */
  localeDetection?: LocaleDetection
  /** What search engines are told where a page says nothing else. Left out, it is made of the company's name. @group visits */
  metadata?: SiteMetadata
  /** The company as search engines see it. @group visits */
  organization?: Organization
  /** How to reach the company: the details that it has, and those that pages show. */
  contactDetails?: ContactDetails
  /**
   * The offices of a company that has several, by key; sections of the kinds `contact` and `place` show them. Keys are never shown.
   * @propertyKey office
   * @group contact
   */
  offices?: Record<string, Office>
  /** The bar at the top of every page. Left out, it has the name, and the languages where there are several. @group pages */
  header?: Header
  /** The foot of every page. Left out, it has the name, the e-mail address and the phone number. @group pages */
  footer?: Footer
  /** The floating button that opens a chat; left out, there is none. */
  chat?: Chat
  /**
   * The pages, by key. Keys are never shown; other places refer to a page by its key.
   * @propertyKey page
   * @group pages
   */
  pages: Record<string, PageConfig>
  /** What is known of each service, by a key of your own, such as a price: the fields of the collection that services are. @group pages */
  serviceFields?: Record<string, EntryField>
  /**
   * The services, by key, in the order in which they are listed; each has a page of its own.
   * @propertyKey page
   * @group pages
   */
  services?: Record<string, ServiceConfig>
  /**
   * Other collections of pages, by a key of your own: courses, projects, vacancies, branches.
   * @propertyKey collection
   * @group pages
   */
  collections?: Record<string, Collection>
  /**
   * The forms, by a key of your own, such as `contact`, `quote` or `newsletter`; sections of the kinds `form` and `newsletter` show them.
   * @propertyKey form
   * @formerly contactForm
   * @group contact
   */
  forms?: Record<string, FormConfig>
  /** The service that counts visits. Left out, visits are not counted. Its script does not slow pages down, and a section of the kind `privacy` names it. @group visits */
  analytics?: Analytics
  /** Services that count visits or measure advertising with cookies. Pages ask visitors first, and load nothing of them before. Left out, nobody is asked. @group visits */
  consentServices?: ConsentServices
  /** The editor of the site, below `/edit/` of its address, for people who look after its texts; visitors load nothing of it. Left out, there is none. @group identity */
  editor?: SiteEditor
  /** Words of the site that should differ from the built-in ones. @group languages */
  messages?: Messages
  /** Words that are always said in the same way, by key. Keys are never shown. @group languages */
  glossary?: Record<string, GlossaryTerm>
  /** Warnings of `npm run check` to ignore. */
  ignore?: IgnoredWarning[]
}

/** The company and its address on the web. */
export interface SiteIdentity {
  /** The company's name. */
  name: Text
  /** The name in languages in which it differs, for example in another script. There it also replaces the short name. @examples [{ "ja": "ダール・ナシーム" }] */
  names?: OptionalText
  /** The name in the logo, if it is shorter. */
  shortName?: Text
  /**
   * The address of the site, without a slash at the end: that of its host, or of a folder of it, such as "https://example.org/shop".
   * @form siteAddress
   * @pattern ^https?://[^\s/?#@]+(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*$
   */
  url: string
  /** The logo, as an SVG or PNG file. One that is wide has the name in it, and stands in its place; any other stands beside the name. */
  logo: LogoPath
  /** The logo for dark grounds, where the other one is too dark to be seen on them: visitors whose screens are dark get it. */
  logoDark?: LogoPath
  /** The symbol alone, about as wide as high, where the logo is wide: the icons of tabs and home screens are made of it. Left out, they are made of the logo. */
  symbol?: LogoPath
}

/** The look. */
export interface Theme extends Look {
  /** The main colour, as #rrggbb. */
  color: Colour
  /** The second colour, used sparingly, as #rrggbb. */
  accent: Colour
  /** The typefaces; left out, those of the art direction. */
  fonts?: Fonts
  /** The art direction: it sets all values of the look that are not set here. Left out, pages look like a report on paper. */
  direction?: Direction
}

/**
 * A colour, as #rrggbb.
 * @form colour
 * @pattern ^#[0-9a-fA-F]{6}$
 */
export type Colour = string

/** The typefaces: names of families of the Fontsource collection. One that is not installed is told by the check, which can add it. */
export interface Fonts {
  /** The family of the headings, such as "Fraunces"; left out, that of the art direction. */
  heading?: FontFamily
  /** The family of the text; left out, that of the art direction. */
  text?: FontFamily
  /** The family of the few large words: the heading of an opening, a name across the foot. Left out, that of the headings. */
  display?: FontFamily
}

/** The typefaces of one language. */
export interface LanguageFonts {
  /** The family of the headings; left out, that of the theme. */
  heading?: FontFamily
  /** The family of the text; left out, that of the theme. */
  text?: FontFamily
  /** The family of the few large words; left out, that of the headings. */
  display?: FontFamily
}

/**
 * The name of a family of typefaces.
 * @minLength 1
 */
export type FontFamily = string

/** A language of the site. */
export interface LocaleConfig {
  /** The language's name in its own words, such as "Deutsch (Österreich)". */
  name: Text
  /** The BCP 47 tag of the language, with its country ("de-AT"), its script ("zh-Hans"), both or neither ("de"). */
  tag: LanguageTag
  /** The country's name in its own words. */
  country?: Text
  /**
   * The two-letter code of the country whose flag stands beside the language; left out, the language stands alone.
   * @form flag
   * @examples ["fr"]
   * @pattern ^[a-z]{2}$
   */
  flag?: string
  /**
   * Set to none to have the default locale's pages at the root of the site, without its key before their addresses; visitors who open the bare
   * address then get its home. A site of one language has them there anyway.
   */
  prefix?: 'none'
  /** The typefaces of this language, where those of the theme lack its letters or do not suit them: its pages load these and no others. */
  fonts?: LanguageFonts
  /** Whether this language is still being written: the site is built without it, and texts may be missing in it. @default false */
  draft?: boolean
  /** Whether texts are published in this language that a machine has translated and nobody has read yet. @default false */
  machineTexts?: boolean
}

/** How the language of a visitor is found at the root of the site. */
export interface LocaleDetection {
  /**
   * What is asked, in this order: the language chosen before, the browser's languages, the visitor's country.
   * @minItems 1
   */
  order: ('stored' | 'browser' | 'country')[]
  /** The service that tells the visitor's country; left out, none is asked. */
  countryLookup?: CountryLookup
  /** The locale for each country, by its two-letter code in lower case; all others get the default. */
  countries?: Record<string, LocaleRef>
}

/** A service on the web that tells the country of a visitor. */
export interface CountryLookup {
  /**
   * Its https address; it answers with JSON.
   * @examples ["https://country.example/"]
   */
  url: SecureAddress
  /** The name of the field, in its answer, that holds the two-letter country code. @minLength 1 */
  field: string
  /** How long it may take, in milliseconds. @minimum 100 @form milliseconds @multipleOf 1 */
  timeoutMs: number
}

/** What search engines are told. */
export interface SiteMetadata {
  /** The site's name. Left out, the company's. */
  siteName?: LocalisedText
  /** The title of a page without `meta` and opening, and of a home page without `meta`: up to 60 characters. Left out, the company's name. */
  title?: LocalisedText
  /** The description of a page without `meta` and opening, and of a home page without `meta`: 50 to 160 characters. Left out, what `organization` says of the company. */
  description?: LocalisedText
  /** The search words of a page that has none, separated by commas. */
  keywords?: LocalisedText
  /** What search engines may do. Left out, "index, follow". */
  robots?: Robots
  /** How often they should come back, such as "7 days". */
  revisitAfter?: Text
  /** Where the company is. */
  geo?: Geo
}

/** A place for search engines. */
export interface Geo {
  /**
   * The ISO 3166-2 code of the region, such as "FR-67".
   * @form region
   * @pattern ^[A-Z]{2}-[A-Z0-9]{1,3}$
   */
  region: string
  /** The name of the place. */
  placename: Text
}

/** The company as search engines see it. */
export interface Organization extends PostalPlace {
  /** What the company does, in a sentence. */
  description?: LocalisedText
  /** Where its services are offered. */
  areaServed?: LocalisedText
  /** The kind of service. */
  serviceType?: LocalisedText
  /** The kind of contact, such as "customer service". */
  contactType?: Text
  /** What search engines take the company for. Left out, an organization, which need not be a place that people go to. */
  business?: Business
  /** Where it is on a map. */
  coordinates?: Coordinates
  /** The numbers under which it is registered, by what each is called, such as `SIRET`, `VAT` or `HRB`. The foot of every page shows them. */
  registration?: Record<string, Text>
}

/** How the company is reached. */
export interface ContactDetails {
  /** The e-mail address. */
  email?: LocalisedEmail
  /** The phone number, as it is shown. */
  phone?: LocalisedPhone
  /**
   * The country prefix of the phone number, put before a number that is shown without one. Numbers with a + need none.
   * @form phonePrefix
   * @examples ["+33"]
   * @pattern ^\+\d{1,3}$
   */
  phonePrefix?: string
  /** Other phone numbers and e-mail addresses of the company, such as a mobile number: the foot shows them, and so do sections with its contact details. @minItems 1 */
  others?: OtherContact[]
  /** The address, as it is shown. Begun with `|-`, it may have several lines. */
  address?: LocalisedText
  /** The business hours in words of your own, in the place of those that are made from `openingHours`. Begun with `|-`, they may have several lines. */
  hours?: LocalisedText
  /**
   * The business hours by the days of the week: an entry for each time of the day, such as one before a lunch break and one after it. Pages show them in each
   * language, in the foot, with the ways to reach the company on the page of the role `contact`, and in sections of the kind `place`; search engines are told. @minItems 1
   */
  openingHours?: OpeningHours[]
  /** Days with different hours, such as holidays: they are shown below the hours until they are over, and search engines are told. @minItems 1 */
  exceptions?: HoursException[]
}

/**
 * Another phone number or e-mail address of the company.
 * @exactlyOne phone email
 */
export interface OtherContact {
  /** What it is, such as "Mobile" or "Emergencies". */
  label: LocalisedText
  /** The phone number, as it is shown. */
  phone?: PhoneNumber
  /** The e-mail address. */
  email?: EmailAddress
}

/** An office, shop or workshop of the company: what it has of these, and what a section shows. */
export interface Office {
  /** What it is called, such as "Office in Porto". */
  name: LocalisedText
  /** Its phone number, as it is shown. */
  phone?: PhoneNumber
  /** Its e-mail address. */
  email?: EmailAddress
  /** Its address, as it is shown. Begun with `|-`, it may have several lines. */
  address?: LocalisedText
  /** The same address in its parts, for search engines. A vacancy at this office needs its country. */
  place?: PostalPlace
  /** Its hours in words of your own, in the place of those that are made from `openingHours`. Begun with `|-`, they may have several lines. */
  hours?: LocalisedText
  /** Its hours by the days of the week: an entry for each time of the day. Its sections show them in each language, and search engines are told. @minItems 1 */
  openingHours?: OpeningHours[]
  /** Days with different hours, such as holidays: they are shown below the hours until they are over, and search engines are told. @minItems 1 */
  exceptions?: HoursException[]
  /** Where it is on a map, for search engines. */
  coordinates?: Coordinates
  /** What search engines take it for. @default LocalBusiness */
  business?: Business
}

/** A kind of business, in the vocabulary of schema.org. */
export type Business =
  | 'LocalBusiness'
  | 'AccountingService'
  | 'AutoRepair'
  | 'Bakery'
  | 'BeautySalon'
  | 'Dentist'
  | 'EducationalOrganization'
  | 'EntertainmentBusiness'
  | 'FinancialService'
  | 'FoodEstablishment'
  | 'HairSalon'
  | 'HomeAndConstructionBusiness'
  | 'Hotel'
  | 'InsuranceAgency'
  | 'LegalService'
  | 'LodgingBusiness'
  | 'MedicalBusiness'
  | 'ProfessionalService'
  | 'RealEstateAgent'
  | 'Restaurant'
  | 'SportsActivityLocation'
  | 'Store'
  | 'TravelAgency'
  | 'VeterinaryCare'

/** A point on the map, in degrees, as services for maps give it. */
export interface Coordinates {
  /** Degrees north of the equator, negative south of it. @minimum -90 @maximum 90 */
  latitude: number
  /** Degrees east of Greenwich, negative west of it. @minimum -180 @maximum 180 */
  longitude: number
}

/** A time at which the business is open, on some days of the week. */
export interface OpeningHours {
  /** The days. @minItems 1 */
  days: ('monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday')[]
  /** When it opens, as "08:00". */
  opens: Time
  /** When it closes, as "18:00". */
  closes: ClosingTime
}

/** Days with different hours. */
export interface HoursException {
  /** The first of the days, year-month-day. */
  from: Day
  /** The last of them; left out, there is only one. */
  until?: Day
  /** When it opens on these days. Left out, it is closed. */
  opens?: Time
  /** When it closes on these days. */
  closes?: ClosingTime
  /** What is said beside the days, such as "closed for Christmas". */
  text: LocalisedText
}

/**
 * A time of the day at which something ends, as "18:00"; midnight is "24:00", and a time before noon may be of the next day.
 * @form closingTime
 * @examples ["18:00"]
 * @pattern ^(([01]\d|2[0-3]):[0-5]\d|24:00)$
 */
export type ClosingTime = string

/**
 * The bar at the top.
 * @atMostOne links menu
 */
export interface Header {
  /** The notice above the bar, on all pages. */
  notice?: SiteNotice
  /** The pages in the menu, in their order. Pages that are switched off are left out. */
  links?: PageRef[]
  /** The menu, where it has more than pages: links of all kinds, and entries with others below them. Pages that are switched off are left out. @minItems 1 */
  menu?: MenuEntry[]
  /** The main button: beside the menu on large screens, in the menu on small ones. Left out, there is none. */
  action?: Action
  /** Whether visitors can search the site: a box in the bar, and a page for what is found. What it says, and the address of the page, are `search` in `messages`. @default false */
  search?: boolean
}

/**
 * A link in a menu.
 * @exactlyOne page url file contact phone email
 */
export interface MenuLink extends LinkTarget {
  /** The words of the link. Left out, those that the page has in menus. */
  label?: LocalisedText
}

/**
 * An entry of the menu: a link, or words with links below them.
 * @exactlyOne page url file contact phone email entries
 */
export interface MenuEntry extends LinkTarget {
  /** The words of the entry. Left out, those that the page has in menus. */
  label?: LocalisedText
  /** The links below it; it is no link itself then. @minItems 1 */
  entries?: MenuLink[]
}

/** A notice above the bar of every page, such as on holidays; it may have a first and a last day. */
export interface SiteNotice {
  /** The text: a sentence or two. */
  text: LocalisedMarkdown
  /** The link behind it. */
  action?: Action
  /** The first day on which it is shown, year-month-day. */
  from?: Day
  /** The last day on which it is shown, year-month-day. */
  until?: Day
}

/** A column of links in the foot. */
export interface FooterColumn {
  /** The heading above the links. */
  title: LocalisedText
  /** The links, in their order. @minItems 1 */
  links: MenuLink[]
}

/** The foot. */
export interface Footer {
  /** What the company does, in a sentence or two. */
  description?: LocalisedText
  /** The heading above the links to the services; left out, they are not linked. */
  servicesTitle?: LocalisedText
  /** The services that are linked; left out, all. */
  services?: PageRef[]
  /** The heading above the menu. */
  menuTitle?: LocalisedText
  /** The pages in the menu, in their order. */
  links?: PageRef[]
  /** More columns of links, by names of their own, in their order. */
  columns?: Record<string, FooterColumn>
  /** The heading above the links to social networks; left out, they have none. */
  socialTitle?: LocalisedText
  /** The social networks; left out, none is linked. */
  social?: SocialLink[]
  /** The copyright line. Left out, it has the year and the company. */
  rights?: LocalisedText
}

/** A link to a social network. */
export interface SocialLink {
  /** The network's name. */
  label: Text
  /** The full https address of the company's page there. */
  url: SecureAddress
}

/** The floating button that opens a chat in a new tab. */
export interface Chat {
  /** The service of the chat, whose address is known. @default whatsapp */
  service?: 'whatsapp' | 'telegram'
  /** The phone number that the chat is opened with. */
  phone: PhoneNumber
  /** What the visitor's first message says. */
  greeting: Text
  /** What it says in the languages in which it is to be another text. */
  greetings?: OptionalText
  /** What it says where a link names what it is `about`, with `{{subject}}` where the name of that page goes. Left out, the greeting. */
  greetingAbout?: TextWithSubject
  /** The words on the button; left out, the name of the service. */
  label?: LocalisedText
  /**
   * The address of another service of chats; the number and the greeting are added to it.
   * @form addressWithoutQuery
   * @examples ["https://chat.example.com/"]
   * @pattern ^https://[^\s?]+$
   */
  url?: string
  /** The name of the parameter for the phone number at that address; left out, the number stands behind it. @minLength 1 */
  phoneParameter?: string
  /** The name of the parameter for the greeting at that address. @minLength 1 @default text */
  textParameter?: string
}
