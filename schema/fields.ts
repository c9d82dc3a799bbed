import type { CurrencyCode, LocaleRef, LocalisedText } from './texts.ts'

/**
 * What is known of each entry of a collection, such as a price: its name once, its value at the entry, under `facts`.
 * @discriminator kind
 */
export type EntryField =
  | TextFact
  | NumberFact
  | MoneyFact
  | DayFact
  | TimeFact
  | YesNoFact
  | ChoiceFact
  | LinkFact
  | FileFact
  | PictureFact
  | PlaceFact
  | EntryRefFact

/** What every field of a collection says. */
export interface FactBase {
  /** What it is called, such as "Price". */
  label: LocalisedText
  /** Where visitors see it: on the card of the entry, on its page. Left out, on both; an empty list for a value that only search engines are told. */
  show?: ('card' | 'page')[]
  /** Whether each entry needs it. @default false */
  required?: boolean
  /** The property of schema.org that it is, in the type of the collection, such as "startDate" of an `Event`. */
  property?: PropertyName
}

/** A field whose values have no texts of their own. */
export interface WordlessFact extends FactBase {
  /** The languages in which it is shown; its texts are needed in these alone. Left out, all. For a price in another currency, write one more field. @minItems 1 */
  languages?: LocaleRef[]
}

/**
 * The name of a property of schema.org.
 * @form propertyName
 * @examples ["startDate"]
 * @pattern ^[a-z][A-Za-z]*$
 */
export type PropertyName = string

/** A few words, in every language. */
export interface TextFact extends FactBase {
  /** What its values are. */
  kind: 'text'
  /** Whether visitors sort entries by it, in the form above a list in pages. @default false */
  sort?: boolean
}

/** A number, such as that of rooms. */
export interface NumberFact extends WordlessFact {
  /** What its values are. */
  kind: 'number'
  /** Whether visitors choose entries by it, in the form above a list in pages. @default false */
  filter?: boolean
  /** Whether visitors sort entries by it, in the form above a list in pages. @default false */
  sort?: boolean
  /** What it is counted in, as it stands behind the number, such as "m²". */
  unit?: LocalisedText
  /** Whether it is a year, in which nothing parts the thousands: 1998 and not 1,998. @default false */
  isYear?: boolean
}

/** An amount of money, written as a plain number. */
export interface MoneyFact extends WordlessFact {
  /** What its values are. */
  kind: 'money'
  /** Whether visitors choose entries by it, in the form above a list in pages. @default false */
  filter?: boolean
  /** Whether visitors sort entries by it, in the form above a list in pages. @default false */
  sort?: boolean
  /** The currency of the amounts, a three-letter code such as "EUR". */
  currency: CurrencyCode
  /** The word before the amounts, where these are only the least ("from"). */
  fromLabel?: LocalisedText
  /** What the amounts are for, such as "per month". */
  unit?: LocalisedText
}

/** A day, written year-month-day. */
export interface DayFact extends WordlessFact {
  /** What its values are. */
  kind: 'day'
  /** Whether visitors sort entries by it, in the form above a list in pages. @default false */
  sort?: boolean
}

/** A time of day, written hours:minutes, in 24 hours. */
export interface TimeFact extends WordlessFact {
  /** What its values are. */
  kind: 'time'
  /** Whether visitors sort entries by it, in the form above a list in pages. @default false */
  sort?: boolean
}

/** Something that an entry has or has not, written true or false. Visitors see it where it is true. */
export interface YesNoFact extends WordlessFact {
  /** What its values are. */
  kind: 'yes-no'
  /** Whether visitors choose entries by it, in the form above a list in pages. @default false */
  filter?: boolean
}

/** One of a few values, such as "For sale" and "To rent". */
export interface ChoiceFact extends WordlessFact {
  /** What its values are. */
  kind: 'choice'
  /** Whether an entry may have several of them, such as tags, written as a list: `[gift, blue]`. @default false */
  several?: boolean
  /** Whether visitors choose entries by it, in the form above a list in pages. @default false */
  filter?: boolean
  /** Whether each value has a page of its own with the entries that have it, below the page with the list of all. @default false */
  valuePages?: boolean
  /** The values, by keys of your own, which entries name. With `property: availability`, search engines know those by the keys `InStock`, `SoldOut`, `Reserved`, `PreOrder`, `MadeToOrder` or `OutOfStock`. */
  options: Record<string, LocalisedText>
}

/** An https address elsewhere, such as that of tickets: with `property: url`, search engines are told that the price is paid there. */
export interface LinkFact extends WordlessFact {
  /** What its values are. */
  kind: 'link'
}

/** A file to keep, such as a plan. */
export interface FileFact extends WordlessFact {
  /** What its values are. */
  kind: 'file'
}

/** A picture with the words that stand for it. */
export interface PictureFact extends FactBase {
  /** What its values are. */
  kind: 'picture'
}

/** A postal address in its parts. */
export interface PlaceFact extends WordlessFact {
  /** What its values are. */
  kind: 'place'
}

/** The key of another page or entry, such as the agent of a house. */
export interface EntryRefFact extends WordlessFact {
  /** What its values are. */
  kind: 'entry'
  /** Whether visitors choose entries by it, in the form above a list in pages. @default false */
  filter?: boolean
}

/** The key of a field of the collection. @minLength 1 */
export type FieldKey = string

/** A kind of field. */
export type FieldKind = EntryField['kind']

/** The value of a fact: what it has to be, the kind of its field says. */
export type FactValue = unknown
