import type { Document } from 'yaml'
import { atValue, type Problem, type Span } from '../diagnostics/problem.ts'
import { explainSyntax } from './explain-syntax.ts'
import { LineTable } from './line-table.ts'
import { type Finding, mendLines } from './outline/mend-lines.ts'
import { parseYaml } from './parse-yaml.ts'

/**
 * Why a text could not be read. What the YAML library says is told only where nothing better is known: it goes astray after a line
 * that stands too far in or out. So lines that do not fit are mended in memory, one after the other, and the library reads again: if it
 * complains less, the suspicions were right, and what it still complains of are mistakes of their own.
 */
export function explainUnreadable(document: Document.Parsed, text: string): Problem[] {
  if (document.errors.length === 0) return []
  const { lines, findings } = mendLines(text)
  const mendedText = lines.map((line) => ' '.repeat(line.indent) + line.text).join('\n')
  const mended = findings.length > 0 ? parseYaml(mendedText) : document
  if (mended.errors.length >= document.errors.length) return explainSyntax(document, text)
  const table = new LineTable(text)
  const told = new Map(findings.map((finding) => [finding.index + 1, problemOf(finding, table)]))
  const back = backTo(table, new LineTable(mendedText))
  for (const problem of explainSyntax(mended, mendedText)) {
    const [start, end] = problem.span ?? [0, 0]
    const at = back(start)
    if (!told.has(at.line)) told.set(at.line, { ...problem, span: [at.offset, Math.max(at.offset, back(end).offset)] })
  }
  return [...told.values()]
}

/** Finds the place in a text of one in its mended form: lines are mended at their start, so that places are counted from the end. */
function backTo(table: LineTable, mended: LineTable) {
  return (offset: number) => {
    const { line, column } = mended.position(offset)
    const fromEnd = (mended.line(line)?.trimEnd().length ?? 0) + 1 - column
    return { line, offset: table.start(line) + Math.max(0, (table.line(line)?.trimEnd().length ?? 0) - fromEnd) }
  }
}

function problemOf(finding: Finding, table: LineTable): Problem {
  const number = finding.index + 1
  const start = table.start(number)
  const line = table.line(number)?.trimEnd() ?? ''
  const spaces = line.search(/[^ ]|$/)
  const whole: Span = [start + spaces, start + line.length]
  if (finding.kind === 'slip') return slipProblem(finding.slip, start)
  if (finding.kind === 'stray')
    return atValue('yaml-stray-text', [], { parameters: { above: finding.above + 1 }, span: whole })
  const { shift, beside } = finding
  const parameters = {
    spaces,
    wanted: Math.max(0, spaces + shift.by),
    ...(shift.to > shift.from && { last: shift.to + 1 }),
    beside: beside.map((index) => index + 1),
  }
  return atValue('yaml-indentation', [], { parameters, span: whole })
}

function slipProblem(slip: Extract<Finding, { kind: 'slip' }>['slip'], lineStart: number): Problem {
  const start = lineStart + slip.at
  const span: Span = [start, start + slip.length]
  switch (slip.kind) {
    case 'tab':
      return atValue('yaml-tab', [], { span })
    case 'space':
      return atValue('yaml-odd-space', [], { parameters: { after: slip.about }, span })
    case 'bullet':
      return atValue('yaml-bullet', [], { parameters: { bullet: slip.about }, span })
    case 'colon':
      return atValue('yaml-colon-missing', [], { parameters: { key: slip.about }, span })
    case 'conflict':
      return atValue('merge-conflict', [], { span })
  }
}
