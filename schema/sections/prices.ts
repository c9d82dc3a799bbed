import type { Action, Sample } from '../common.ts'
import type { CurrencyCode, LocalisedText } from '../texts.ts'
import type { HeadedSection } from './base.ts'

/** What things cost: plans side by side, or a list. */
export interface PricesSection extends HeadedSection {
  /** The kind of section. */
  kind: 'prices'
  /** How they stand: side by side, as a list of rows, like the menu of a restaurant, or as a table. @default plans */
  look?: 'plans' | 'list' | 'menu' | 'table'
  /** The currency of the amounts, a three-letter code such as "EUR". */
  currency: CurrencyCode
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

/** Something with a price. */
export interface Price extends Sample {
  /** What it is. */
  title: LocalisedText
  /** What it costs, as a plain number; left out, `onRequest` stands there. @minimum 0 */
  amount?: number
  /** Whether the amount is only the least: `fromLabel` stands before it. */
  from?: boolean
  /** What the amount is for, such as "per visit". */
  unit?: LocalisedText
  /** The words in the place of an amount, such as "on request". */
  onRequest?: LocalisedText
  /** One or two sentences. */
  text?: LocalisedText
  /** What it includes. @minItems 1 */
  features?: LocalisedText[]
  /** The words that mark it among the others, such as "Most chosen". */
  badge?: LocalisedText
  /** The button below it. */
  action?: Action
}
