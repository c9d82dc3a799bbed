import type { Code } from '../../diagnostics/codes.ts'
import { atValue, type Problem } from '../../diagnostics/problem.ts'
import type { RuleContext } from '../rules/rule-context.ts'
import { validate } from '../validate/validate.ts'
import { LineTable } from '../yaml/line-table.ts'
import { loadText } from '../yaml/load.ts'
import { errorsAmong, unknownKeys } from './judge-candidate.ts'
import { endOfMapping, hasContent, lineAbove, type RawLine, rawLines } from './raw-line.ts'

/** A mistake that keeps a text from being read, with the numbers of its lines once all mistakes are put right. */
export interface Repair {
  readonly problem: Problem
  readonly from: number
  readonly to: number
}

/** A text with all proposed repairs applied. */
export interface Repaired {
  readonly text: string
  readonly repairs: readonly Repair[]
  /** The number that a line of the original text has in this one. */
  lineAfter(line: number): number
}

/** The problems of a repaired text. A repair that only replaces one mistake by another is not proposed. */
export function judgeRepairs({ text, repairs }: Repaired, file: string, context: RuleContext): Problem[] {
  const { wrong, repeated, unknown } = findLeft(text, file, context)
  const lines = rawLines(text)
  const isLeft = ({ problem, from, to }: Repair) =>
    !isHalfDone(problem) &&
    (wrong.some((line) => line >= from && line <= (endsAsKey(problem) ? nextLine(lines, to) : to)) ||
      // The parent key that was put in may be unknown there: it belongs to a mapping of another kind.
      (problem.code === 'yaml-heading-missing' && unknown.includes(from - 1)) ||
      // A key above the lines that are moved, which nothing knows there, may have to move with them.
      (problem.code === 'yaml-indentation' && unknown.includes(lineAbove(lines, from - 1) + 1)) ||
      // The parent key of the lines below may have been taken for a part of the text: they repeat the keys above.
      repeated.some((line) => line > to && line <= endOfMapping(lines, to - 1)))
  return repairs.map((repair) => (isLeft(repair) ? withoutProposal(repair.problem) : repair.problem))
}

/** Whether what is taken for a text ends as the first line of a mapping does: the line break before its last word may be lost. */
const endsAsKey = ({ code, parameters }: Problem) =>
  code === 'yaml-colon-in-text' && 'text' in parameters && /(?:^|\s)[\w-]+:$/.test(String(parameters.text))

/** The number of the next line with something in it. */
function nextLine(lines: readonly RawLine[], number: number): number {
  const next = lines.findIndex((line, at) => at >= number && hasContent(line))
  return next === -1 ? number : next + 1
}

/** Of two keys in one line, the repair drops the second one: that something is missing below it then says nothing. */
const isHalfDone = ({ code }: Problem) => code === 'yaml-keys-joined'

/** The lines of a repaired text that still have mistakes, those that repeat a key, and those with unknown keys. */
function findLeft(text: string, file: string, context: RuleContext) {
  const table = new LineTable(text)
  const findLine = (offset: number) => table.position(offset).line
  const loaded = loadText(text, file)
  // What the library says below the first line that it cannot read often only follows from that.
  if ('unreadable' in loaded) {
    const first = loaded.unreadable.document.errors[0]
    return { wrong: first ? [findLine(first.pos[0])] : [], repeated: [], unknown: [] }
  }
  if (!('document' in loaded)) return { wrong: [], repeated: [], unknown: [] }
  const { document } = loaded
  const errors = errorsAmong(validate(document, context).problems)
  const place = (problems: readonly Problem[]) => problems.map((problem) => findLine(document.locate(problem)[0]))
  const withCode = (isMeant: (code: Code) => boolean) => place(errors.filter(({ code }) => isMeant(code)))
  return {
    wrong: place(errors),
    repeated: withCode((code) => code === 'key-duplicate'),
    unknown: withCode((code) => unknownKeys.has(code)),
  }
}

/** Codes that guess what a line was meant to be. All others state what is there, such as a quote within quotes, which stays true whatever else is wrong. */
const guesses: ReadonlySet<Code> = new Set([
  'yaml-bullet',
  'yaml-colon-missing',
  'yaml-bar-missing',
  'yaml-text-at-heading',
  'yaml-key-without-space',
])

/** Reduces a mistake to its place and what is there. */
function withoutProposal(problem: Problem): Problem {
  const { code, path, span } = problem
  const at = span && { span }
  if (code === 'yaml-indentation' || code === 'yaml-heading-missing') return atValue('yaml-indentation', path, {}, at)
  if (code === 'yaml-colon-in-text') return atValue(code, path, {}, at)
  return guesses.has(code) ? atValue('yaml-syntax', path, { reason: 'other' }, at) : problem
}
