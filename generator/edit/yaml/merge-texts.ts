import { diffByLine, rebaseSplices } from './change-log.ts'
import { applySplices } from './edit.ts'

/**
 * Three-way merge of a text that was changed on two sides, by whole lines. Where both have changed the same lines, theirs stay.
 *
 * @param base what both began with
 */
export function mergeTexts(base: string, { ours, theirs }: { readonly ours: string; readonly theirs: string }): string {
  const their = diffByLine(base, theirs)
  const own = diffByLine(base, ours).flatMap((splice) => rebaseSplices([splice], their) ?? [])
  return applySplices(theirs, own)
}
