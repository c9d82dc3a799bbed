import { atValue, type Problem } from '../../diagnostics/problem.ts'
import { LineTable } from '../yaml/line-table.ts'
import { indentationProblem } from './edit-problem.ts'
import type { LineSlip } from './outline/line-slips.ts'
import { type LostHeading, newName } from './outline/lost-heading.ts'
import type { MovedBlock } from './outline/moved-block.ts'
import type { RawLine } from './outline/raw-line.ts'
import { offsetsInOriginal, textOf } from './outline/repaired-text.ts'

/** A text as it may have been meant. */
export interface Candidate {
  readonly text: string
  /** The mistake that it fixes. */
  readonly problem: Problem
  /** Maps an offset of it to the original. */
  readonly originalOffset: (offset: number) => number
}

/** A text with a block moved to where it fits. */
export function withMove({ lines, edit }: MovedBlock, table: LineTable): Candidate {
  return repaired(textOf(lines), indentationProblem(edit, table), table)
}

/** A text with a slip in one of its lines put right. */
export function withFix(
  { index, line, mistake, at, length }: LineSlip,
  lines: readonly RawLine[],
  table: LineTable,
): Candidate {
  const start = table.start(index + 1) + at
  return repaired(textOf(lines.with(index, line)), { ...mistake, span: [start, start + length] }, table)
}

/** A text without the lines from the first one on, up to the next one that stays. */
export function withoutLines(
  problem: Problem,
  { first, next, table }: { readonly first: number; readonly next: number; readonly table: LineTable },
): Candidate {
  const [start, end] = [table.start(first), table.start(next)]
  return {
    text: table.text.slice(0, start) + table.text.slice(end),
    problem,
    originalOffset: (offset) => (offset < start ? offset : offset + end - start),
  }
}

/** A text with a missing heading inserted. It is a mistake of the line below it. */
export function withHeading({ key, meaning, index, indent }: LostHeading, table: LineTable): Candidate {
  const start = table.start(index + 1)
  const line = table.line(index + 1) ?? ''
  const first = start + line.search(/[^ ]|$/)
  const [word = ''] = line.trimStart().split(/[:\s]/, 1)
  const parameters = { ...(key !== newName && { key }), meaning, spaces: indent }
  const inserted = `${' '.repeat(indent)}${key}:\n`
  return {
    text: table.text.slice(0, start) + inserted + table.text.slice(start),
    problem: atValue('yaml-heading-missing', [], { parameters, span: [first, first + word.length] }),
    originalOffset: (offset) => {
      if (offset < start) return offset
      // A place in the heading itself becomes the line below it.
      return offset < start + inserted.length ? first : offset - inserted.length
    },
  }
}

/** A text with some of its lines changed. */
export function withLines(
  problem: Problem,
  { table, first, last, change }: LineChange & { readonly table: LineTable },
): Candidate {
  const lines = table.text.split('\n')
  const changed = lines.map((line, index) => (index >= first - 1 && index < last ? change(line) : line))
  return repaired(changed.join('\n'), problem, table)
}

/** A text with as many lines as the original. */
function repaired(text: string, problem: Problem, table: LineTable): Candidate {
  return { text, problem, originalOffset: offsetsInOriginal(table, new LineTable(text)) }
}

/** What lines, from the first to the last, become. */
interface LineChange {
  readonly first: number
  readonly last: number
  readonly change: (line: string) => string
}
