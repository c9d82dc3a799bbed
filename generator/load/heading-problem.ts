import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { LineTable } from './line-table.ts'
import type { LostHeading } from './outline/lost-heading.ts'

/** A heading that is missing, as a problem of the line above which it should stand. */
export function headingProblem({ key, meaning, index, indent }: LostHeading, table: LineTable): Problem {
  const line = table.line(index + 1) ?? ''
  const start = table.start(index + 1) + line.search(/[^ ]|$/)
  const [word = ''] = line.trimStart().split(/[:\s]/, 1)
  return atValue('yaml-heading-missing', [], {
    parameters: { key, meaning, spaces: indent },
    span: [start, start + word.length],
  })
}

/** Finds the place in a text of one in its form with a heading put back. */
export function placeBeforeHeading({ key, index, indent }: LostHeading, table: LineTable) {
  const start = table.start(index + 1)
  const added = indent + key.length + 2
  // What is said of the heading itself is said of the line below it.
  const instead = start + (table.line(index + 1)?.search(/[^ ]|$/) ?? 0)
  return (offset: number) => {
    if (offset < start) return offset
    return offset < start + added ? instead : offset - added
  }
}
