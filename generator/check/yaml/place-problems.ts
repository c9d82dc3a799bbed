import { getSeverity } from '../../diagnostics/codes.ts'
import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts'
import type { Problem, Span, Spot } from '../../diagnostics/problem.ts'
import type { ConfigDocument } from './config-document.ts'
import { LineTable } from './line-table.ts'

/** The parts of a document that placing problems needs. */
type Placing = Pick<ConfigDocument, 'file' | 'text' | 'locate'>

/**
 * Puts problems at their places in the text, sorted by line.
 *
 * @param tags the BCP 47 tags of the locales
 */
export function placeProblems(
  problems: readonly Problem[],
  document: Placing,
  tags: Diagnostic['tags'] = {},
): Diagnostic[] {
  if (problems.length === 0) return []
  const { file, text } = document
  const lines = new LineTable(text)
  const makeRange = (spot: Spot): Range => {
    const [start, end] = findWord(text, document.locate(spot), spot.word)
    const from = lines.position(start)
    const lineEnd = start - from.column + 1 + (lines.line(from.line)?.trimEnd().length ?? 0)
    return { start: from, end: lines.position(Math.max(start, Math.min(end, lineEnd))) }
  }
  const placed = problems.map((problem): Diagnostic => {
    const range = makeRange(problem)
    const first = Math.max(1, range.start.line - 1)
    const excerpt = [first, first + 1, first + 2].slice(0, range.start.line - first + 2).map((line) => lines.line(line))
    return {
      code: problem.code,
      severity: getSeverity(problem.code),
      file,
      range,
      path: problem.path,
      parameters: problem.parameters,
      related: (problem.related ?? []).map(makeRange),
      excerpt: { line: first, lines: excerpt.filter((line) => line !== undefined) },
      tags,
    }
  })
  return placed.sort(
    (a, b) =>
      a.range.start.offset - b.range.start.offset ||
      a.severity.localeCompare(b.severity) ||
      a.code.localeCompare(b.code),
  )
}

/** Puts problems at their places in a text that cannot be read because of them. */
export function placeUnread(problems: readonly Problem[], document: Placing): Diagnostic[] {
  return placeProblems(problems, document).map((diagnostic) => ({ ...diagnostic, hidesRest: true }))
}

/** The span of a word within a span; the whole span if the word is not in it. */
function findWord(text: string, span: Span, word: string | undefined): Span {
  const [start, end] = span
  const found = word ? text.slice(start, end).indexOf(word) : -1
  return word && found !== -1 ? [start + found, start + found + word.length] : span
}
