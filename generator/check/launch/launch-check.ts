import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CheckedFile } from '../check-file.ts'
import { applyIgnores } from '../validate/apply-ignores.ts'
import { gatherDocument } from '../validate/validate.ts'
import { placeProblems } from '../yaml/place-problems.ts'
import { launchProblems } from './launch-problems.ts'

/** The diagnostics of a file that is to go live: those of the check, with texts that are still to be written as errors, and what else keeps it. */
export function launchDiagnostics({ document, diagnostics }: CheckedFile): Diagnostic[] {
  if (!document) return diagnostics
  const site = gatherDocument(document)
  const found = applyIgnores(launchProblems(site), site.value, { isWhole: false })
  const told = diagnostics.map((diagnostic) =>
    diagnostic.code === 'text-placeholder' ? { ...diagnostic, severity: 'error' as const } : diagnostic,
  )
  return [...told, ...placeProblems(found, document, site.tags)].sort(
    (one, other) => one.range.start.offset - other.range.start.offset,
  )
}
