import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { KindMistake } from './kind-mistake.ts'

/** What the check says of a mistake. */
export function mistakeDiagnostic(mistake: KindMistake): Diagnostic<'kind-wrong'> {
  const { file, line, column, fault, detail } = mistake
  const lines = readLines(file)
  const written = lines[line - 1] ?? ''
  const start = { line, column, offset: 0 }
  const first = Math.max(1, line - 1)
  return {
    code: 'kind-wrong',
    severity: 'error',
    file: relative(process.cwd(), file),
    range: { start, end: { line, column: Math.max(column + 1, written.length + 1), offset: 0 } },
    path: [],
    parameters: { fault, detail },
    related: [],
    excerpt: { line: first, lines: lines.slice(first - 1, line + 1) },
    tags: {},
    hidesRest: true,
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)
  } catch {
    return []
  }
}
