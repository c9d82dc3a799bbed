import type { Diagnostic, Range } from '../diagnostic.ts'
import { pathInWords, type ReportOptions, wordsOf } from '../words.ts'

/** For code scanning: SARIF 2.1.0. */
export function formatSarif(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  const codes = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'site-config-check',
            rules: codes.map((code) => ({ id: code, help: { text: `generator/diagnostics/codes/${code}.md` } })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => result(diagnostic, { options, codes })),
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}

function result(
  diagnostic: Diagnostic,
  { options, codes }: { options: ReportOptions; codes: readonly string[] },
): object {
  const { code, severity, file, range, related } = diagnostic
  const { message, help } = wordsOf(diagnostic, options.language)
  const place = pathInWords(diagnostic, options.language)
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
