import { type Diagnostic, ignorePath } from '../diagnostic.ts'
import { pathInWords, type ReportOptions, wordsOf } from '../words.ts'

/** For GitHub's workflows: a command per diagnostic, shown at its line of the changed file. */
export function formatGithub(diagnostics: readonly Diagnostic[], { language }: ReportOptions): string {
  return diagnostics
    .map((diagnostic) => {
      const { severity, file, range, code } = diagnostic
      const { message, help } = wordsOf(diagnostic, language)
      const place = pathInWords(diagnostic, language)
      const properties = {
        file: file.replaceAll('\\', '/').replace(/^\.\//, ''),
        line: range.start.line,
        col: range.start.column,
        endLine: range.end.line,
        endColumn: range.end.column,
        title: code,
      }
      const text = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
      return `::${severity} ${text.join(',')}::${escapeData([place, message, help, ignorePath(diagnostic)].filter(Boolean).join('\n'))}`
    })
    .join('\n')
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
}
