import { atValue, type Problem } from '../diagnostics/problem.ts'
import type { LineTable } from '../load/line-table.ts'
import type { LostHeading } from './outline/lost-heading.ts'

/** A missing heading, as a problem of the line below it. */
export function headingProblem({ key, meaning, index, indent }: LostHeading, table: LineTable): Problem {
  const line = table.line(index + 1) ?? ''
  const start = table.start(index + 1) + line.search(/[^ ]|$/)
  const [word = ''] = line.trimStart().split(/[:\s]/, 1)
  return atValue('yaml-heading-missing', [], {
    parameters: { key, meaning, spaces: indent },
    span: [start, start + word.length],
  })
}

/** Makes the function that maps offsets of a text with a heading inserted to offsets of the original. */
export function placeBeforeHeading({ key, index, indent }: LostHeading, table: LineTable) {
  const start = table.start(index + 1)
  const added = indent + key.length + 2
  // A place in the heading itself becomes the line below it.
  const instead = start + (table.line(index + 1)?.search(/[^ ]|$/) ?? 0)
  return (offset: number) => {
    if (offset < start) return offset
    return offset < start + added ? instead : offset - added
  }
}
