import type { Document } from 'yaml'
import { atValue, type Problem, type Span } from '../diagnostics/problem.ts'
import { explainSyntax } from './explain-syntax.ts'
import { headingProblem, placeBeforeHeading } from './heading-problem.ts'
import { LineTable } from './line-table.ts'
import { Budget, parsing } from './outline/budget.ts'
import { lostHeadings, withHeading } from './outline/lost-heading.ts'
import { type Finding, mendLines } from './outline/mend-lines.ts'
import { backTo, textOf } from './outline/place-back.ts'
import { parseYaml } from './parse-yaml.ts'

/** How much is read in search of headings that are missing, and how much in search of lines that do not fit. */
const headingLimit = 1_000_000
const lineLimit = 1_000_000

/**
 * Why a text could not be read. What the YAML library says is told only where nothing better is known: it goes astray after a line
 * that stands too far in or out. So lines that do not fit are mended in memory, one after the other, and the library reads again: if it
 * complains less, the suspicions were right, and what it still complains of are mistakes of their own.
 */
export function explainUnreadable(document: Document.Parsed, text: string): Problem[] {
  return explainWithin(new Budget(headingLimit), document, text)
}

/** Looks for headings that are missing as long as the budget lasts, then for lines that do not fit. */
function explainWithin(budget: Budget, document: Document.Parsed, text: string): Problem[] {
  if (document.errors.length === 0) return []
  const explained = budget.isSpent ? undefined : explainHeading(budget, document, text)
  return explained ?? explainLines(document, text)
}

/** The heading that the first line which does not fit lacks, and what is wrong besides. */
function explainHeading(budget: Budget, document: Document.Parsed, text: string): Problem[] | undefined {
  const [heading] = lostHeadings(text, budget)
  if (!heading) return undefined
  const mendedText = withHeading(text, heading)
  const table = new LineTable(text)
  budget.spend(table.length * parsing)
  const mended = parseYaml(mendedText)
  if (mended.errors.length >= document.errors.length) return undefined
  const back = placeBeforeHeading(heading, table)
  const others = explainWithin(budget, mended, mendedText).map((problem) => {
    const [from, to] = problem.span ?? [0, 0]
    return { ...problem, span: [back(from), back(to)] as const }
  })
  return [headingProblem(heading, table), ...others]
}

function explainLines(document: Document.Parsed, text: string): Problem[] {
  const { lines, findings } = mendLines(text, new Budget(lineLimit))
  const mendedText = textOf(lines)
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

function problemOf(finding: Finding, table: LineTable): Problem {
  if (finding.kind === 'slip') return slipProblem(finding.slip, table.start(finding.index + 1))
  if (finding.kind === 'indentation') return indentationProblem(finding, table)
  const span = spanOfLine(finding.index + 1, table)
  const text = table.line(finding.index + 1)?.trim() ?? ''
  // A word alone is a key that is still being typed.
  if (finding.last === finding.index && /^\p{L}[\w-]*$/u.test(text) && span[0] > table.start(finding.index + 1))
    return atValue('yaml-colon-missing', [], { parameters: { key: text }, span })
  return atValue('yaml-stray-text', [], { parameters: { above: finding.above + 1 }, span })
}

/** A line that stands too far in or out, as a problem. */
export function indentationProblem(
  { index, shift, beside }: Extract<Finding, { kind: 'indentation' }>,
  table: LineTable,
): Problem {
  const span = spanOfLine(index + 1, table)
  const spaces = span[0] - table.start(index + 1)
  const parameters = {
    spaces,
    wanted: Math.max(0, spaces + shift.by),
    ...(shift.to > shift.from && { last: shift.to + 1 }),
    beside: beside.map((at) => at + 1),
  }
  return atValue('yaml-indentation', [], { parameters, span })
}

/** What a line says, without the spaces around it. */
function spanOfLine(number: number, table: LineTable): Span {
  const start = table.start(number)
  const line = table.line(number)?.trimEnd() ?? ''
  return [start + line.search(/[^ ]|$/), start + line.length]
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
    case 'bar':
      return atValue('yaml-bar-missing', [], { parameters: { key: slip.about }, span })
    case 'conflict':
      return atValue('merge-conflict', [], { span })
  }
}
