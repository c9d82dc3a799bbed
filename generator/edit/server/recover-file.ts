import { createTwoFilesPatch } from 'diff'
import { ConfigFile } from '#config-file'
import { checkText } from '../../check/check-file.ts'
import { quickFixFor } from '../forms/quick-fix.ts'
import { applyEdits } from '../yaml/apply-edits.ts'
import { type Edit, unlessRefused } from '../yaml/edit.ts'

/** What fixing a file has changed. */
export interface Fixed {
  readonly count: number
  /** The lines before and after, as `diff` writes them. */
  readonly diff: string
}

/** Fixes what has only one right answer, and writes the file. What an edit would change besides is left to people. */
export async function fixFile(path: string): Promise<Fixed> {
  const file = new ConfigFile(path)
  const seen = file.read()
  const { text } = seen
  if (seen.oldBytes) return { count: 0, diff: '' }
  const { document, diagnostics } = checkText(path, text)
  if (!document) return { count: 0, diff: '' }
  const fixes = diagnostics.flatMap((diagnostic) => quickFixFor(diagnostic, document.value) ?? [])
  const edits = fixes.filter(({ isCertain }) => isCertain).map(({ edit }) => edit)
  const { fixed, count } = edits.reduce(applyFix, { fixed: text, count: 0 })
  if (count === 0) return { count, diff: '' }
  // Another program has saved meanwhile.
  if (!(await file.write({ text: fixed }, seen))) return fixFile(path)
  const patch = createTwoFilesPatch(path, path, text, fixed, '', '', { context: 0 })
  return { count, diff: patch.slice(patch.indexOf('@@')) }
}

function applyFix({ fixed, count }: { fixed: string; count: number }, edit: Edit) {
  return unlessRefused(
    () => ({ fixed: applyEdits(fixed, [edit]), count: count + 1 }),
    () => ({ fixed, count }),
  )
}
