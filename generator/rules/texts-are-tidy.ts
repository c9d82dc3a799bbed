import { atValue, type Problem } from '../diagnostics/problem.ts'
import { type ProseText, proseWhere } from './prose-where.ts'
import type { Rule } from './rule.ts'

/** No text begins or ends with a space, and no text of one line has two in a row. */
export const textsAreTidy: Rule = (site) => proseWhere(site, isUntidy).map(problem)

function isUntidy(text: string): boolean {
  const line = withoutLineEnd(text)
  return line.length !== line.trim().length || (line.includes('  ') && !line.includes('\n'))
}

function problem({ text, path }: ProseText): Problem {
  const line = withoutLineEnd(text)
  return atValue('text-spaces', path, { parameters: { kind: line === line.trim() ? 'double' : 'edge' } })
}

function withoutLineEnd(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text
}
