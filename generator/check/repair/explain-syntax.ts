import type { Document, Scalar, YAMLError } from 'yaml'
import type { CodeParameters } from '../../diagnostics/codes.ts'
import { atValue, type Problem, type Span } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import { depthLimit } from '../yaml/read-tree-value.ts'
import { yamlLibrary } from '../yaml/yaml-library.ts'
import { misfitProblem } from './edit-problem.ts'

/** Explains the errors of the YAML library as mistakes that a person makes: one per line, without cascading errors. */
export function explainSyntax(document: Document.Parsed, text: string): Problem[] {
  const lines = new LineTable(text)
  const explained = new Map<number, Problem>()
  let end = -1
  for (const error of document.errors) {
    const line = lines.position(error.pos[0]).line
    if (error.pos[0] < end || explained.has(line) || (explained.size > 0 && isLost(error))) continue
    end = Math.max(end, error.pos[1])
    const problem = explain(error, { document, lines })
    // Where a part of a mapping is lost, each line of the rest fits nowhere.
    if (problem.code === 'yaml-indentation' && [...explained.values()].some(({ code }) => code === problem.code))
      continue
    explained.set(lines.position(problem.span?.[0] ?? 0).line, problem)
    if (hidesRest(problem)) break
  }
  return [...explained.values()]
}

/** Whether the errors of the lines below a mistake only follow from it (cascading errors). */
function hidesRest({ code, parameters }: Problem): boolean {
  return code === 'yaml-quote-open' || code === 'yaml-documents' || 'isOpen' in parameters
}

/** Whether the parser is out of sync: from there on it rejects every line. */
function isLost({ code, message }: YAMLError): boolean {
  return code === 'UNEXPECTED_TOKEN' && message.includes('in YAML stream')
}

/** A character that YAML reserves, at the start of an item's, a key's or the line's value; "-" and "?" only alone after a key. */
const specialStart = /^\s*(?:-\s+)?(?:[\w-]+:\s+)?([[\]{}&*!%@`|>]|(?<=:\s+)[-?](?=\s|$))/

/** A key, perhaps of an item, without a space between its colon and its value. */
const gluedKey = /^(\s*(?:- )?)([A-Za-z][\w-]*):\S/

/** A key whose value has another colon, which would begin a key. */
const colonInValue = /^(\s*(?:- )?(?:[\w-]+):\s+)(.*:(?:\s.*|))$/

interface Source {
  readonly document: Document.Parsed
  readonly lines: LineTable
}

function explain(error: YAMLError, source: Source): Problem {
  const [from, to] = error.pos
  const start = source.lines.position(from)
  const line = source.lines.line(start.line) ?? ''
  const lineStart = from - start.column + 1
  const rest: Span = [from, Math.max(to, lineStart + line.trimEnd().length)]
  const quoted = quoteProblem(error, source)
  if (quoted) return quoted
  const bracket = openBracket(from, source)
  if (bracket) return bracket
  if (error.code === 'MULTIPLE_DOCS') return atValue('yaml-documents', [], {}, { span: [from, from + 3] })
  if (error.code === 'RESOURCE_EXHAUSTION')
    return atValue('yaml-too-deep', [], { limit: depthLimit }, { span: [from, to] })
  if (syntaxReason(error) === 'note') return syntaxProblem(error, rest)
  if (error.code === 'BAD_SCALAR_START') {
    return atValue('yaml-special-start', [], { character: source.lines.text[from] ?? '' }, { span: rest })
  }
  const special = specialStart.exec(line)
  if (special?.[1] && (error.code !== 'BAD_INDENT' || /[-?]/.test(special[1]))) {
    const at = lineStart + (special.index + special[0].length - 1)
    return atValue(
      'yaml-special-start',
      [],
      { character: special[1] },
      { span: [at, lineStart + line.trimEnd().length] },
    )
  }
  return lineProblem(error, { text: source.lines.text, line, lineStart, rest })
}

/** Mistakes with quotes surface far behind them: at the next quote, or at the end of the file. */
function quoteProblem(error: YAMLError, { document, lines }: Source): Problem | undefined {
  const { text } = lines
  const isMissing = error.code === 'MISSING_CHAR' && error.message.includes('quote')
  if (!isMissing && error.code !== 'UNEXPECTED_TOKEN' && error.code !== 'MULTILINE_IMPLICIT_KEY') return undefined
  const scalar = lastQuoted(document, error.pos[0])
  const [start, end] = scalar?.range ?? [0, 0]
  if (!scalar || (!isMissing && end < error.pos[0] - 1)) return undefined
  const quote = text[start] ?? '"'
  const firstEnd = text.indexOf('\n', start)
  const span: Span = [start, firstEnd === -1 ? text.length : firstEnd]
  const swallowsKeys = /\n\s*(- )?[\w-]+:/.test(text.slice(start, end))
  if (isMissing || swallowsKeys) return atValue('yaml-quote-open', [], { quote }, { span })
  if (lines.position(start).line !== lines.position(error.pos[0]).line) return undefined
  const behind = text.slice(end, span[1]).trim()
  const isStray = behind === quote || /^[,;.]$/.test(behind)
  return atValue('yaml-quote-inside', [], { quote, ...(isStray && { behind }) }, { span })
}

/** How many lines below a bracket the library may notice that it is not closed. */
const nearby = 4

/** A value that begins with a bracket which is not closed, be it a text or a list: the library takes the lines below for a part of it. */
function openBracket(from: number, { lines }: Source): Problem | undefined {
  const { line: last } = lines.position(from)
  for (let number = last; number > Math.max(0, last - nearby); number--) {
    const written = lines.line(number)?.trimEnd() ?? ''
    const at = written.search(/(?<=^\s*(?:- +)*(?:[\w-]+:\s+|- +))[[{]/)
    if (at === -1) continue
    const start = lines.start(number) + at
    const close = written[at] === '[' ? ']' : '}'
    if (number === last || lines.text.slice(start, from).includes(close)) return undefined
    const parameters = { character: written[at] ?? '', isOpen: true }
    return atValue('yaml-special-start', [], parameters, { span: [start, lines.start(number) + written.length] })
  }
  return undefined
}

function lineProblem(
  error: YAMLError,
  { text, line, lineStart, rest }: { text: string; line: string; lineStart: number; rest: Span },
): Problem {
  const glued = gluedKey.exec(line)
  if (glued?.[2]) {
    const start = lineStart + (glued[1]?.length ?? 0)
    return atValue('yaml-key-without-space', [], { key: glued[2] }, { span: [start, start + glued[2].length + 1] })
  }
  const colon = colonInValue.exec(line)
  if (colon?.[2]) {
    const start = lineStart + (colon[1]?.length ?? 0)
    return atValue(
      'yaml-colon-in-text',
      [],
      { text: withoutSpaceInside(withoutOuterQuotes(colon[2].trim())) },
      { span: [start, start + colon[2].trimEnd().length] },
    )
  }
  if (['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MULTILINE_IMPLICIT_KEY'].includes(error.code))
    return misfitProblem(text, lineStart)
  return syntaxProblem(error, rest)
}

/** Quotation marks of any kind and number around a text are meant as the quotes of YAML, even if one of them is missing. */
function withoutOuterQuotes(text: string): string {
  const inside = /^["“”„]*([^"“”„]*)["“”]*$/.exec(text)?.[1]
  return inside ?? (/^[“”„].*[“”]$/.test(text) ? text.slice(1, -1) : text)
}

/** An address with a space behind its colon is meant as one without. */
function withoutSpaceInside(text: string): string {
  return text.replace(/^(https?:)\s+(?=\/\/)/i, '$1')
}

function syntaxProblem(error: YAMLError, span: Span): Problem {
  return atValue('yaml-syntax', [], { reason: syntaxReason(error), detail: error.message }, { span })
}

function syntaxReason({ code, message }: YAMLError): CodeParameters['yaml-syntax']['reason'] {
  if (code === 'BAD_DQ_ESCAPE') return 'escape'
  if (/ALIAS|ANCHOR|TAG|PROP/.test(code)) return 'mark'
  if (message.startsWith('Comments must be separated')) return 'note'
  return /flow|brac/i.test(message) ? 'bracket' : 'other'
}

function lastQuoted(document: Document.Parsed, offset: number): Scalar | undefined {
  let last: Scalar | undefined
  yamlLibrary().visit(document, {
    Scalar(_, node) {
      if (node.type?.startsWith('QUOTE') && (node.range?.[0] ?? 0) < offset) last = node
    },
  })
  return last
}
