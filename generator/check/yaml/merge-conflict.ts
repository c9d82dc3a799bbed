import { atValue, type Problem } from '../../diagnostics/problem.ts'

/** Why a file is not read at all, with the part of its text that can be shown. */
export interface MergeRefusal {
  readonly problem: Problem
  readonly text: string
}

/** The first conflict marker of an unfinished merge, also within texts, where it would be published. */
export function mergeConflict(text: string): MergeRefusal | undefined {
  const at = [/<{7}(?=\s|$)(?<=^[^\S\n]*<{7})/m, />{7}(?=\s|$)(?<=^[^\S\n]*>{7})/m, /^={7}(?=\r?$)/m]
    .map((mark) => text.search(mark))
    .find((found) => found !== -1)
  return at === undefined ? undefined : { problem: atValue('merge-conflict', [], {}, { span: [at, at + 7] }), text }
}
