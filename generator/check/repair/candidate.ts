import type { Problem } from '../../diagnostics/problem.ts'
import type { LineTable } from '../yaml/line-table.ts'

/** A repaired text: what the writer may have meant. */
export interface Candidate {
  readonly text: string
  /** The mistakes that it corrects. */
  readonly mistakes: readonly Problem[]
  /** The number of an inserted line; nothing else changes the number of lines. */
  readonly added?: number
}

/**
 * Makes the function that maps an offset of a candidate to the text as it is. Repairs change the start of lines, so columns are counted
 * from the end. A place in an inserted line becomes the line below it.
 */
export function offsetsInOriginal(
  original: LineTable,
  candidate: LineTable,
  added = Number.POSITIVE_INFINITY,
): (offset: number) => number {
  return (offset) => {
    const { line, column } = candidate.position(offset)
    const own = line > added ? line - 1 : line
    const written = original.line(own)?.trimEnd() ?? ''
    if (line === added) return original.start(own) + written.search(/[^ ]|$/)
    const fromEnd = (candidate.line(line)?.trimEnd().length ?? 0) + 1 - column
    return original.start(own) + Math.max(0, written.length - fromEnd)
  }
}
