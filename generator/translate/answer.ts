import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ReturnedRow, RowName, Unit } from './translation-unit.ts'

/** Why a translation was not taken. The text stays as it is. */
export type RowRefusal =
  /** The site has no such text, nor one that says the same. */
  | { readonly why: 'unknown' }
  /** Several places say the same, and none of them is the row's own. */
  | { readonly why: 'unclear' }
  /** The source has been edited since. */
  | { readonly why: 'source-edited'; readonly now: string }
  /** Somebody has changed the translation in the site meanwhile. */
  | { readonly why: 'changed-meanwhile'; readonly now: string }
  /** Another row has another translation of the same text. */
  | { readonly why: 'twice'; readonly rows: readonly RowName[] }
  /** It stood in another row, and what stood here is there. */
  | { readonly why: 'swapped'; readonly rows: readonly RowName[] }
  | { readonly why: 'tags'; readonly missing: readonly string[]; readonly extra: readonly string[] }
  /** Letters were lost when the file was saved. */
  | { readonly why: 'letters' }
  /** A spreadsheet has taken the text for a number, a day or a formula. */
  | { readonly why: 'spreadsheet'; readonly was: string }
  /** The cell has a formula, or what becomes one. */
  | { readonly why: 'formula'; readonly text: string }
  | { readonly why: 'unfinished' }
  /** Which of its texts is which is unknown: separators or marks are missing. */
  | { readonly why: 'damaged' }
  /** The place is written in a way in which it cannot be changed alone. */
  | { readonly why: 'place' }
  /** The check says no. */
  | { readonly why: 'check'; readonly said: Diagnostic }

/** Numbers of the source that a translation does not have, and those that only it has: of two digits or more, since shorter ones may well be words. */
export interface OtherNumbers {
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

/** What came of a row. */
export type Answer = { readonly row: ReturnedRow; readonly unit?: Unit } & (
  | { readonly what: 'same' }
  /** @param from the path in the file, where the text has moved since; `remarks`: what the check says of it all the same */
  | {
      readonly what: 'taken'
      readonly value: string
      readonly from?: string
      /** The row of the same source from which it was filled. */
      readonly like?: RowName
      readonly numbers?: OtherNumbers
      readonly remarks: readonly Diagnostic[]
    }
  | { readonly what: 'confirmed' }
  | ({ readonly what: 'refused' } & RowRefusal)
)
