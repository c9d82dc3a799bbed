import type { Diagnostic } from '../diagnostic.ts'
import { pathInWords, type ReportOptions, wordsOf } from '../words.ts'

/** A diagnostic as other programs read it; schema: generator/diagnostics/diagnostics.schema.json. */
interface JsonDiagnostic {
  readonly code: string
  readonly severity: string
  readonly file: string
  readonly line: number
  readonly column: number
  readonly endLine: number
  readonly endColumn: number
  readonly path: readonly (string | number)[]
  readonly place: string
  readonly message: string
  readonly help: string | undefined
  readonly related: readonly { readonly line: number; readonly column: number }[]
}

/** For programs: one object with all diagnostics. */
export function formatJson(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const { file, language } = options
  return JSON.stringify(
    { version: 1, file, language, diagnostics: diagnostics.map((diagnostic) => toJson(diagnostic, options)) },
    null,
    2,
  )
}

function toJson(diagnostic: Diagnostic, { language }: ReportOptions): JsonDiagnostic {
  const { code, severity, file, range, path, related } = diagnostic
  const { message, help } = wordsOf(diagnostic, language)
  return {
    code,
    severity,
    file,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    path,
    place: pathInWords(diagnostic, language),
    message,
    help,
    related: related.map(({ start }) => ({ line: start.line, column: start.column })),
  }
}
