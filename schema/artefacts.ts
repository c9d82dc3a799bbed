import type { CurrencyCode, LocalisedText, Text } from './texts.ts'

/** What every drawn document has. */
export interface ArtefactBase {
  /** The document's title. */
  title: LocalisedText
  /** The line below the title: the client, the place, the date. */
  subtitle: LocalisedText
  /** The line below the drawing that says that it is an example. */
  caption: LocalisedText
}

/** An audit checklist with its findings. */
export interface ChecklistArtefact extends ArtefactBase {
  /** The kind of document. */
  kind: 'checklist'
  /** The words for the results. */
  results: ChecklistResults
  /** The words for the columns. */
  columns: ChecklistColumns
  /** What the score is called, such as "Conformity". */
  scoreLabel: LocalisedText
  /** The share of items that conform, in percent. @minimum 0 @maximum 100 */
  score: number
  /**
   * The items that were checked.
   * @minItems 1
   */
  items: ChecklistItem[]
}

/** The words for the results of a check. */
export interface ChecklistResults {
  /** Conforms. */
  pass: LocalisedText
  /** Conforms in part. */
  partial: LocalisedText
  /** Does not conform. */
  fail: LocalisedText
}

/** The words for the columns of a checklist. */
export interface ChecklistColumns {
  /** The number or the clause. */
  clause: LocalisedText
  /** What was checked and what was found. */
  text: LocalisedText
  /** The result. */
  result: LocalisedText
}

/** An item of a checklist. */
export interface ChecklistItem {
  /** The number or the clause, such as "4.1.3". @minLength 1 */
  clause: string
  /** What was checked. */
  text: LocalisedText
  /** The result. */
  result: 'pass' | 'partial' | 'fail'
  /** What was found or is to be done. */
  note?: LocalisedText
}

/** A calendar of visits and tasks in one month. */
export interface CalendarArtefact extends ArtefactBase {
  /** The kind of document. */
  kind: 'calendar'
  /**
   * The month that is shown, year-month.
   * @form month
   * @pattern ^\d{4}-(0[1-9]|1[0-2])$
   */
  month: string
  /**
   * What happens on which day.
   * @minItems 1
   */
  events: CalendarEvent[]
}

/** Something on one day of the calendar. */
export interface CalendarEvent {
  /** The day of the month. @minimum 1 @maximum 31 @form wholeNumber @multipleOf 1 */
  day: number
  /** What happens. */
  text: LocalisedText
  /** Whether it was done or is planned. */
  status: 'done' | 'planned'
}

/** A certificate of a training. */
export interface CertificateArtefact extends ArtefactBase {
  /** The kind of document. */
  kind: 'certificate'
  /** The line before the name, such as "We certify that". */
  lead: LocalisedText
  /** The name of the holder (an example). @minLength 1 */
  holder: string
  /** What the holder did: the course, the hours, the place. */
  text: LocalisedText
  /** The facts in small print: date, hours, validity. */
  facts: LabelledValue[]
  /** Who signs: name and function, one line each. */
  signatures: Signature[]
}

/** A value with its label. */
export interface LabelledValue {
  /** What it is. */
  label: LocalisedText
  /** The value. */
  value: LocalisedText
}

/** Who signs a document. */
export interface Signature {
  /** The name (an example). @minLength 1 */
  name: string
  /** The function and registration. */
  role: LocalisedText
}

/** A recipe's technical sheet with costs and allergens. */
export interface RecipeArtefact extends ArtefactBase {
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

/** A nutrition label. */
export interface NutritionArtefact extends ArtefactBase {
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

/** A manual: its cover and its contents. */
export interface ManualArtefact extends ArtefactBase {
  /** The kind of document. */
  kind: 'manual'
  /** The facts on the cover: code, revision, date, author. */
  facts: LabelledValue[]
  /** The heading of the contents. */
  contentsTitle: LocalisedText
  /**
   * The chapters.
   * @minItems 1
   */
  contents: ManualChapter[]
}

/** A chapter of a manual. */
export interface ManualChapter {
  /** The chapter's title. */
  title: LocalisedText
  /** The page on which it starts. @minimum 1 @form wholeNumber @multipleOf 1 */
  page: number
}

/** A matrix of things in classes, each with a score and what comes next. */
export interface MatrixArtefact extends ArtefactBase {
  /** The kind of document. */
  kind: 'matrix'
  /** The words for the columns. */
  columns: MatrixColumns
  /**
   * The classes, in their order.
   * @minItems 1
   */
  classes: MatrixClass[]
}

/** The words for the columns of a matrix. */
export interface MatrixColumns {
  /** The class. */
  class: LocalisedText
  /** What is classed. */
  name: LocalisedText
  /** The score of the last assessment. */
  score: LocalisedText
  /** What comes next. */
  next: LocalisedText
}

/** A class of a matrix with what is in it. */
export interface MatrixClass {
  /** The sign of the class, a letter or digit such as "A". */
  sign: Text
  /** How good or bad it is to be in this class; it chooses the look of the sign. */
  tone: 'good' | 'fair' | 'bad'
  /** What the sign means. */
  label: LocalisedText
  /** What is in this class. */
  rows: MatrixRow[]
}

/** A row of a matrix. */
export interface MatrixRow {
  /** What is classed. */
  name: LocalisedText
  /** The score of the last assessment, in percent. @minimum 0 @maximum 100 */
  score: number
  /** What comes next: the action and when. */
  next: LocalisedText
}

/**
 * A document that the client will hold, drawn from data; `kind` chooses the drawing.
 * @discriminator kind
 */
export type Artefact =
  | ChecklistArtefact
  | CalendarArtefact
  | CertificateArtefact
  | RecipeArtefact
  | NutritionArtefact
  | ManualArtefact
  | MatrixArtefact
