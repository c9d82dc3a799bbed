import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { ReturnedRow, RowName, Unit } from './translation-unit.ts'

/** Why a translation was refused. The text of the site stays as it is. */
export type RowRefusal =
  /** The site has neither this text nor another one with the same source. */
  | { readonly why: 'unknown' }
  /** Several texts of the site have this source, and none of them has the path of the row. */
  | { readonly why: 'unclear' }
  /** The source has been edited since. */
  | { readonly why: 'source-edited'; readonly now: string }
  /** Somebody has changed the translation in the site meanwhile. */
  | { readonly why: 'changed-meanwhile'; readonly now: string }
  /** Another row has a different translation of the same text. */
  | { readonly why: 'twice'; readonly rows: readonly RowName[] }
  /** Two rows have each other's translations: only one column was sorted. */
  | { readonly why: 'swapped'; readonly rows: readonly RowName[] }
  | { readonly why: 'tags'; readonly missing: readonly string[]; readonly extra: readonly string[] }
  /** Letters were lost when the file was saved. */
  | { readonly why: 'letters' }
  /** A spreadsheet has taken the text for a number, a day or a formula. */
  | { readonly why: 'spreadsheet'; readonly was: string }
  /** The cell holds a formula, or a text that spreadsheets take for one. */
  | { readonly why: 'formula'; readonly text: string }
  | { readonly why: 'unfinished' }
  /** The texts of the row cannot be told apart: separators or quotation marks are missing. */
  | { readonly why: 'damaged' }
  /** The YAML is written in such a way that this text cannot be changed alone. */
  | { readonly why: 'place' }
  /** The check reports an error. */
  | { readonly why: 'check'; readonly said: Diagnostic }

/** The address of a link that a translator has changed: where it led, and where it leads now. */
export function changedLink({
  missing,
  extra,
}: {
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}) {
  const target = (tags: readonly string[]) => tags.find((tag) => /^\]\([^…]/.test(tag))?.slice(2, -1)
  const [was, now] = [target(missing), target(extra)]
  return was !== undefined && now !== undefined ? { was, now } : undefined
}

/** Numbers that only the source has, and those that only its translation has. Numbers of one digit do not count: texts often write them as words. */
export interface OtherNumbers {
  readonly missing: readonly string[]
  readonly extra: readonly string[]
}

/** The result for one row. */
export type Answer = { readonly row: ReturnedRow; readonly unit?: Unit } & (
  | { readonly what: 'same' }
  /** `from`: the path in the file, if the text has moved since. `remarks`: warnings of the check, which do not refuse it. */
  | {
      readonly what: 'taken'
      readonly value: string
      readonly from?: string
      /** The row of the same source from which it was filled. */
      readonly like?: RowName
      readonly numbers?: OtherNumbers
      /** Whether the source of a plain text has the stars of bold words, and the translation has none. */
      readonly hasLostStars?: boolean
      readonly remarks: readonly Diagnostic[]
    }
  | { readonly what: 'confirmed' }
  | ({ readonly what: 'refused' } & RowRefusal)
)
