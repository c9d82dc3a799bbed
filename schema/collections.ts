import type { Artefact } from './artefacts.ts'
import type { Image, PostalPlace, Sample } from './common.ts'
import type { EntryField, FactValue } from './fields.ts'
import type { PageBase } from './pages.ts'
import type { CountryCode, CurrencyCode, Day, IconName, LocalisedSlug, LocalisedText, OfficeRef } from './texts.ts'
import type { Time } from './time.ts'

/** An entry of a collection: its card on the lists, and its own page. */
export interface CollectionEntry extends PageBase {
  /** The picture on its card, where it has no document. Left out, that of its opening. */
  image?: Image
  /** The icon on its card, where it has neither a document nor a picture. */
  icon?: IconName
  /** One or two sentences for the cards. */
  summary: LocalisedText
  /** What it includes, as a short list on cards with `look: list`. Its own page has it in a section, such as `checks`. @minItems 1 */
  features?: LocalisedText[]
  /** What it costs: on its card and on its page, in the opening. */
  price?: EntryPrice
  /** A document that the client will hold, drawn on the page; left out, it is shown by its words alone. */
  artefact?: Artefact
  /** The day on which it began or was published, for search engines: that of a vacancy, or of a finished project. A day to come is not told. */
  date?: Day
  /** Of an event: its days with their times. Each is a date in its calendar file and for search engines. @minItems 1 */
  dates?: EventDate[]
  /** What is known of it, by the keys of the fields of its collection, once for all languages: `price: 120000`. */
  facts?: Record<string, FactValue>
  /** Of a vacancy: the facts that search engines ask for. */
  job?: Job
}

/** A day on which an event takes place, with its times. */
export interface EventDate {
  /** The day, year-month-day. */
  day: Day
  /** When it begins, hours:minutes. Left out, it lasts the whole day. */
  begins?: Time
  /** When it ends, hours:minutes; a time before the beginning is after midnight. */
  ends?: Time
}

/** What a service, a course or a product costs. Search engines are told, unless it is a sample. */
export interface EntryPrice extends Sample {
  /** What it costs, as a plain number. @minimum 0 */
  amount: number
  /** The currency of the amount, a three-letter code such as "EUR". */
  currency: CurrencyCode
  /** Whether the amount is only the least: "from" stands before it. */
  from?: boolean
  /** What the amount is for, such as "per visit". */
  unit?: LocalisedText
}

/** The facts of a vacancy. Search engines list it with its day (`date`) and a place, of which the country is known, or as work from home. */
export interface Job {
  /** The office where the work is done. Left out, with `place` and `remote`, the address of the company, if it has no offices. */
  office?: OfficeRef
  /** The place where the work is done, if it is not an office of the company. */
  place?: PostalPlace
  /** The countries from which the work may be done wholly at home. @minItems 1 */
  remote?: CountryCode[]
  /** The kinds of employment. @minItems 1 */
  employment?: ('full-time' | 'part-time' | 'contractor' | 'temporary' | 'intern' | 'volunteer' | 'per-diem')[]
  /** The last day on which people may apply, year-month-day; after it search engines are told nothing of the vacancy. */
  until?: Day
}

/** A service: an entry of the collection that every site may have. */
export interface ServiceConfig extends CollectionEntry {
  /**
   * What the service includes, as a short list for the services page.
   * @minItems 1
   */
  features: LocalisedText[]
}

/** What search engines take the entries of a collection for. */
export type CollectionType =
  | 'Service'
  | 'Course'
  | 'CreativeWork'
  | 'Product'
  | 'JobPosting'
  | 'LocalBusiness'
  | 'Person'
  | 'Event'
  | 'Accommodation'
  | 'MenuItem'
  | 'Recipe'

/** Pages of one kind beside the services, such as courses, projects, vacancies, branches or people; a section of the kind `cards` lists them. */
export interface Collection {
  /** What search engines take the entries for. @default Service */
  type?: CollectionType
  /** The address below which those of all entries lie, after the language prefix, such as "courses". Left out, each entry has its whole address. */
  address?: LocalisedSlug
  /** The title of a menu of all entries, which stands beside each of their pages, on a phone above; links to the entry before and after end the page. For what is read in order, such as the chapters of a manual. Left out, there is none. */
  sideMenu?: LocalisedText
  /** What is known of each entry, by a key of your own, in the order in which it is shown: a price, a day, a number of rooms. */
  fields?: Record<string, EntryField>
  /**
   * The entries, by key, in the order in which they are listed; each has a page of its own.
   * @propertyKey page
   */
  entries: Record<string, CollectionEntry>
}
