import type { DocumentBase, LocalisedText } from 'site-from-yaml/kinds'

/** A nutrition label. */
export interface Nutrition extends DocumentBase {
  /** The kind of document. */
  kind: 'nutrition'
  /** The table's own heading, such as "Nutrition information". */
  heading: LocalisedText
  /** The line on portions per package. */
  servings: LocalisedText
  /** The line on the portion. */
  serving: LocalisedText
  /** The headings of the three columns of figures: per 100 g, per portion, % of daily value. */
  columns: NutritionColumns
  /**
   * The rows.
   * @minItems 1
   */
  rows: NutritionRow[]
  /** The footnote of the table. */
  footnote: LocalisedText
  /** The warning on the front of the pack, if any. */
  frontOfPack?: FrontOfPack
  /** The line on allergens. */
  allergens: LocalisedText
}

/** The headings of the columns of a nutrition label. */
export interface NutritionColumns {
  /** Per 100 g or 100 ml. */
  per100: LocalisedText
  /** Per portion. */
  perServing: LocalisedText
  /** The share of the daily value. */
  dailyValue: LocalisedText
}

/** A row of a nutrition label. */
export interface NutritionRow {
  /** The nutrient with its unit. */
  nutrient: LocalisedText
  /** The amount in 100 g or 100 ml. */
  per100: number
  /** The amount in a portion. */
  perServing: number
  /** The share of the daily value, in percent; left out where there is none. */
  dailyValue?: number
  /** How far the row is indented: 1 is part of the row above, 2 is part of that part. @minimum 0 @maximum 2 @form wholeNumber @multipleOf 1 */
  level?: number
}

/** The warning on the front of a pack. */
export interface FrontOfPack {
  /** The words above, such as "High in". */
  lead: LocalisedText
  /**
   * What the product is high in.
   * @minItems 1
   */
  nutrients: LocalisedText[]
}
