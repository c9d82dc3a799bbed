import type { Diagnostic, Range } from '../diagnostic.ts'
import { placedWords, type ReportOptions } from '../words.ts'

/** For programs: one object with all diagnostics, whose schema is generator/diagnostics/diagnostics.schema.json. */
export function formatJson(diagnostics: readonly Diagnostic[], { file, language }: ReportOptions): string {
  const report = {
    version: 1,
    file,
    language,
    diagnostics: diagnostics.map((diagnostic) => toJson(diagnostic, language)),
  }
  return JSON.stringify(report, null, 2)
}

function toJson(diagnostic: Diagnostic, language: ReportOptions['language']): object {
  const { code, severity, file, range, path, related } = diagnostic
  const { message, help, place } = placedWords(diagnostic, language)
  return {
    code,
    severity,
    file,
    line: range.start.line,
    column: range.start.column,
    endLine: range.end.line,
    endColumn: range.end.column,
    path,
    place,
    message,
    help,
    related: related.map(({ start: { line, column } }) => ({ line, column })),
  }
}

/** For code scanning: SARIF 2.1.0. */
export function formatSarif(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'site-config-check', rules: codes.map(describeRule) } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, { options, codes })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function describeRule(id: string): object {
  return { id, help: { text: `generator/diagnostics/codes/${id}.md` } }
}

function result(
  diagnostic: Diagnostic,
  { options, codes }: { options: ReportOptions; codes: readonly string[] },
): object {
  const { code, severity, file, range, related } = diagnostic
  const { message, help, place } = placedWords(diagnostic, options.language)
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: [place ? `${place}: ${message}` : message, help].filter(Boolean).join(' ') },
    locations: [{ physicalLocation: location(file, range) }],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, id) => ({ id, physicalLocation: location(file, other) })),
    }),
  }
}

function location(file: string, { start, end }: Range): object {
  const uri = file.replaceAll('\\', '/').replace(/^\.\//, '').split('/').map(encodeURIComponent).join('/')
  return {
    artifactLocation: { uri },
    region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column },
  }
}
