import { xmlText } from '../../lib/xml-text.ts'
import { type Diagnostic, ignorePath } from '../diagnostic.ts'
import { pathInWords, type ReportOptions, wordsOf } from '../words.ts'

/** For test reports: JUnit XML. An error is a failed test; a warning is a passed test with the message as output. */
export function formatJunit(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const failures = diagnostics.filter(({ severity }) => severity === 'error').length
  const tests = Math.max(1, diagnostics.length)
  const counts = `tests="${tests}" failures="${failures}" errors="0"`
  const cases = diagnostics.map((diagnostic) => testCase(diagnostic, options))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${escapeXml(options.file)}" ${counts} skipped="0" time="0">`,
    ...(cases.length > 0 ? cases : [`    <testcase name="check" classname="${escapeXml(options.file)}" time="0"/>`]),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}

function testCase(diagnostic: Diagnostic, { language }: ReportOptions): string {
  const { code, severity, file, range } = diagnostic
  const { message, help } = wordsOf(diagnostic, language)
  const place = `${file}:${range.start.line}:${range.start.column}`
  const text = escapeXml(
    [`${place} ${pathInWords(diagnostic, language)}`.trim(), message, help, ignorePath(diagnostic)]
      .filter(Boolean)
      .join('\n'),
  )
  const body =
    severity === 'error'
      ? `<failure message="${escapeXml(message)}" type="${code}">${text}</failure>`
      : `<system-out>${text}</system-out>`
  return `    <testcase name="${escapeXml(`${code} ${place}`)}" classname="${escapeXml(file)}" time="0">${body}</testcase>`
}

/** Escapes a text. Characters that XML cannot hold, not even escaped, become question marks. */
function escapeXml(text: string): string {
  return xmlText(text).replace(/(?![\n\t\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '?')
}
