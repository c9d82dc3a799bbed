import { createTwoFilesPatch } from 'diff'
import { ConfigFile } from '#config-file'
import { checkText } from '../../check/check-file.ts'
import { quickFixFor } from '../forms/quick-fix.ts'
import { applyEdits } from '../yaml/apply-edits.ts'
import { type Edit, unlessRefused } from '../yaml/edit.ts'

/** What mending a file has changed. */
export interface Mended {
  readonly count: number
  /** The lines before and after, as `diff` writes them. */
  readonly diff: string
}

/** Mends what has only one right answer, and writes the file. What an edit would change besides is left to people. */
export async function mendFile(path: string): Promise<Mended> {
  const file = new ConfigFile(path)
  const seen = file.read()
  const { text } = seen
  if (seen.oldBytes) return { count: 0, diff: '' }
  const { document, diagnostics } = checkText(path, text)
  if (!document) return { count: 0, diff: '' }
  const mends = diagnostics.flatMap((diagnostic) => quickFixFor(diagnostic, document.value) ?? [])
  const edits = mends.filter(({ isCertain }) => isCertain).map(({ edit }) => edit)
  const { mended, count } = edits.reduce(mendOne, { mended: text, count: 0 })
  if (count === 0) return { count, diff: '' }
  // Another program has saved meanwhile.
  if (!(await file.write({ text: mended }, seen))) return mendFile(path)
  const patch = createTwoFilesPatch(path, path, text, mended, '', '', { context: 0 })
  return { count, diff: patch.slice(patch.indexOf('@@')) }
}

function mendOne({ mended, count }: { mended: string; count: number }, edit: Edit) {
  return unlessRefused(
    () => ({ mended: applyEdits(mended, [edit]), count: count + 1 }),
    () => ({ mended, count }),
  )
}
