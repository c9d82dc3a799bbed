import { xmlText } from '../../lib/xml-text.ts'
import { type Diagnostic, ignorePath } from '../diagnostic.ts'
import { placedWords, type ReportOptions } from '../words.ts'

/** For GitHub's workflows: a command per diagnostic, shown at its line of the changed file. */
export function formatGithub(diagnostics: readonly Diagnostic[], { language }: ReportOptions): string {
  return diagnostics
    .map((diagnostic) => {
      const { severity, file, range, code } = diagnostic
      const { message, help, place } = placedWords(diagnostic, language)
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

/** For test reports: JUnit XML. An error is a failed test; a warning is a passed test with the message as output. */
export function formatJunit(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const failures = diagnostics.filter(({ severity }) => severity === 'error').length
  const tests = Math.max(1, diagnostics.length)
  const counts = `tests="${tests}" failures="${failures}" errors="0"`
  const cases = diagnostics.map((diagnostic) => testCase(diagnostic, options))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xmlText(options.file)}" ${counts} skipped="0" time="0">`,
    ...(cases.length > 0 ? cases : [`    <testcase name="check" classname="${xmlText(options.file)}" time="0"/>`]),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

function testCase(diagnostic: Diagnostic, { language }: ReportOptions): string {
  const { code, severity, file, range } = diagnostic
  const { message, help, place } = placedWords(diagnostic, language)
  const at = `${file}:${range.start.line}:${range.start.column}`
  const lines = [`${at} ${place}`.trim(), message, help, ignorePath(diagnostic)]
  const text = xmlText(lines.filter(Boolean).join('\n'))
  const body =
    severity === 'error'
      ? `<failure message="${xmlText(message)}" type="${code}">${text}</failure>`
      : `<system-out>${text}</system-out>`
  return `    <testcase name="${xmlText(`${code} ${at}`)}" classname="${xmlText(file)}" time="0">${body}</testcase>`
}
