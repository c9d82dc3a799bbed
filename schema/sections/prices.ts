import type { Action, Image, Sample } from '../common.ts'
import type { CurrencyCode, LocaleRef, LocalisedText, MarkRef, Text } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** What things cost: plans side by side, or a list. */
export interface PricesSection extends HeadedSection {
  /** The kind of section. */
  kind: 'prices'
  /** How they stand: side by side, as a list of rows, like the menu of a restaurant, or as a table. @default plans */
  look?: 'plans' | 'list' | 'menu' | 'table'
  /** The currency of the amounts, a three-letter code such as "EUR". */
  currency: CurrencyCode
  /** Other currencies, in the languages that they are for. @minItems 1 */
  currencies?: OtherCurrency[]
  /** Two terms between which visitors switch, such as by the month and by the year. What an item costs for the other one is its `other`. */
  terms?: PriceTerms
  /** What the marks of items mean, by keys of your own, such as "vegan". Those that an item has stand in a legend below, with its allergens. */
  marks?: Record<string, PriceMark>
  /** The word before amounts that are only the least ("from"). */
  fromLabel?: LocalisedText
  /**
   * What has a price, in its order.
   * @minItems 1
   */
  items: Price[]
  /** The line below, such as on taxes. */
  note?: LocalisedText
}

/** A mark that an item can have. */
export interface PriceMark {
  /**
   * The sign beside the item, a letter or a few, such as "V".
   * @pattern ^\S{1,4}$
   * @form sign
   * @examples ["V"]
   */
  sign: Text
  /** What it means, such as "Vegan". */
  label: LocalisedText
}

/** What can make guests ill and has to be told of each dish, in the order of its numbers, 1 to 14, in the European Union. */
export type Allergen =
  | 'gluten'
  | 'crustaceans'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin'
  | 'molluscs'

/** A currency for some of the languages. */
export interface OtherCurrency {
  /** The currency, a three-letter code such as "USD". */
  currency: CurrencyCode
  /** The languages in which prices are shown in it. @minItems 1 */
  languages: LocaleRef[]
}

/** Two terms between which visitors switch. */
export interface PriceTerms {
  /** What the switch chooses, such as "Payment"; screen readers say it. */
  label: LocalisedText
  /** The term of the amounts, which is shown first, such as "Monthly". */
  first: LocalisedText
  /** The other term, such as "Yearly". */
  second: LocalisedText
  /** A few words beside the other term, such as "2 months free". */
  hint?: LocalisedText
}

/** What something costs. */
export interface PriceFigures {
  /** What it costs, as a plain number; left out, `onRequest` stands there. @minimum 0 */
  amount?: number
  /** What it costs in the other currencies of the section. @minItems 1 */
  amounts?: OtherAmount[]
  /** Whether the amount is only the least: `fromLabel` stands before it. */
  from?: boolean
  /** What the amount is for, such as "per visit". */
  unit?: LocalisedText
  /** The words in the place of an amount, such as "on request". */
  onRequest?: LocalisedText
}

/** An amount in another currency. */
export interface OtherAmount {
  /** The currency, one of the `currencies` of the section. */
  currency: CurrencyCode
  /** What it costs in that currency, as a plain number. @minimum 0 */
  amount: number
}

/** Something with a price. */
export interface Price extends PriceFigures, Sample {
  /** What it is. */
  title: LocalisedText
  /** What it costs for the second of the `terms`. Left out, the same for both. */
  other?: PriceFigures
  /** Its marks, by their keys under `marks` of the section. @minItems 1 */
  has?: MarkRef[]
  /** The allergens in it: their numbers stand beside it, their names in the legend. @minItems 1 */
  allergens?: Allergen[]
  /** One or two sentences. */
  text?: LocalisedText
  /** What it includes. @minItems 1 */
  features?: LocalisedText[]
  /** The words that mark it among the others, such as "Most chosen". */
  badge?: LocalisedText
  /** A photo of it: above its words in a plan, beside them in the other looks. */
  image?: Image
  /** The button below it. */
  action?: Action
}
