import type { Action, Hero, Image } from '../common.ts'
import type { CurrencyCode, FilmPath, FormRef, LocalisedText, PageRef } from '../texts.ts'
import type { SectionBase } from './base.ts'

/**
 * The opening of a page, with its main heading. It is the first section.
 * @atMostOne documents image
 */
export interface OpeningSection extends SectionBase, Hero {
  /** The kind of section. */
  kind: 'opening'
  /**
   * Where the words stand: beside the photo or the documents, in the middle, on the photo, alone and large, at the foot of a photo as high as
   * the window, in one half of the window, beside several photos, on a film, beside a form, or beside a price and the hours. @default beside
   */
  look?: 'beside' | 'centred' | 'behind' | 'words' | 'foot' | 'halves' | 'collage' | 'film' | 'form' | 'offer'
  /** The button that matters. */
  primary?: Action
  /** The quieter link beside it. */
  secondary?: Action
  /** One more link beside them, such as to the chat. */
  third?: Action
  /** Short facts under the buttons, such as "Reply within 24 hours". */
  facts?: LocalisedText[]
  /** The services whose documents are shown beside the words, one to three. A photo (`image`) stands in their place. @maxItems 3 */
  documents?: PageRef[]
  /** The photos of the look `collage`, three to five. @minItems 3 @maxItems 5 */
  pictures?: Image[]
  /** The film of the look `film`, without sound, which begins again at its end; `image` stands for it where a visitor wants no motion. */
  film?: FilmPath
  /** The form of the look `form`. A page has each form once at most. */
  form?: FormRef
  /** The price of the look `offer`. */
  offer?: Offer
}

/** What something costs, beside the words of an opening, with the hours of the company below it. */
export interface Offer {
  /** What it is, such as "First visit". */
  title: LocalisedText
  /** What it costs, as a plain number. @minimum 0 */
  amount: number
  /** The currency of the amount, a three-letter code such as "EUR". */
  currency: CurrencyCode
  /** The word before an amount that is only the least ("from"). */
  fromLabel?: LocalisedText
  /** What the amount is for, such as "per visit". */
  unit?: LocalisedText
}
