import { differences, shifted } from './change-log.ts'
import { spliced } from './edit.ts'

/**
 * Three-way merge of a text that was changed on two sides, by whole lines. Where both have changed the same lines, theirs stay.
 *
 * @param base what both began with
 */
export function mergeTexts(base: string, { ours, theirs }: { readonly ours: string; readonly theirs: string }): string {
  const their = differences(base, theirs)
  const own = differences(base, ours).flatMap((splice) => shifted([splice], their) ?? [])
  return spliced(theirs, own)
}
