import type { CurrencyCode, DocumentBase, LabelledValue, LocalisedText } from 'site-from-yaml/kinds'

/** A recipe's technical sheet with costs and allergens. */
export interface Recipe extends DocumentBase {
  /** The kind of document. */
  kind: 'recipe'
  /** The currency of the costs, a three-letter code such as "EUR". */
  currency: CurrencyCode
  /** The words for the columns. */
  columns: RecipeColumns
  /**
   * The ingredients.
   * @minItems 1
   */
  ingredients: RecipeIngredient[]
  /** How many portions the recipe yields. @minimum 1 @form wholeNumber @multipleOf 1 */
  portions: number
  /** The weight of one portion in grams. @minimum 1 */
  portionGrams: number
  /** The words for the sums below the table. */
  totals: RecipeTotals
  /** The allergens. */
  allergens: LabelledValue
}

/** The words for the columns of a recipe's table. */
export interface RecipeColumns {
  /** The ingredient. */
  ingredient: LocalisedText
  /** The gross weight, in grams. */
  gross: LocalisedText
  /** The net weight, in grams. */
  net: LocalisedText
  /** The correction factor: gross weight divided by net weight. */
  factor: LocalisedText
  /** The cost. */
  cost: LocalisedText
}

/** An ingredient of a recipe. The correction factor is computed. */
export interface RecipeIngredient {
  /** The name. */
  name: LocalisedText
  /** The weight as bought, in grams. */
  gross: number
  /** The weight as used, in grams. */
  net: number
  /** The cost of the gross weight, in the sheet's currency. */
  cost: number
}

/** The words for the sums of a recipe; the sums themselves are computed. */
export interface RecipeTotals {
  /** The number of portions. */
  yield: LocalisedText
  /** The weight of a portion. */
  portion: LocalisedText
  /** The cost of the recipe. */
  cost: LocalisedText
  /** The cost of one portion. */
  costPerPortion: LocalisedText
}
