import type { Span } from '../../diagnostics/problem.ts'
import type { LineTable } from '../yaml/line-table.ts'

/** What a line says, without the spaces around it. */
export function spanOfLine(number: number, table: LineTable): Span {
  const start = table.start(number)
  const line = table.line(number)?.trimEnd() ?? ''
  return [start + line.search(/[^ ]|$/), start + line.length]
}
