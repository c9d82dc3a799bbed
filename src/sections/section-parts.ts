import type { ShownKind } from '../content/page-content.ts'

/** The part of the app that draws each kind of section: a page loads the parts of its sections. */
export const partOfKind = {
  opening: 'basic',
  points: 'basic',
  closing: 'basic',
  text: 'facts',
  privacy: 'facts',
  split: 'facts',
  overview: 'facts',
  checks: 'facts',
  steps: 'facts',
  table: 'facts',
  figures: 'facts',
  facts: 'cards',
  cards: 'cards',
  articles: 'articles',
  questions: 'detail',
  quotes: 'detail',
  people: 'detail',
  prices: 'detail',
  notice: 'detail',
  timeline: 'detail',
  cases: 'media',
  gallery: 'media',
  logos: 'media',
  place: 'media',
  downloads: 'media',
  video: 'media',
  embed: 'embed',
  form: 'form',
  contact: 'form',
  newsletter: 'form',
} as const satisfies Readonly<Record<ShownKind, string>>

/** A part of the app that draws sections; `lists` draws the links below lists that are divided into pages and the menus beside entries, `filters` the forms above lists, `search` what is found. */
export type SectionPart = (typeof partOfKind)[ShownKind] | 'lists' | 'filters' | 'search'

/** The kinds that a part draws. */
export type KindOf<Part extends SectionPart> = {
  [Kind in ShownKind]: (typeof partOfKind)[Kind] extends Part ? Kind : never
}[ShownKind]
