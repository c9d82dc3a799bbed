import type { LineTable } from '../../yaml/line-table.ts'
import type { RawLine } from './raw-line.ts'

/** The text of lines. */
export function textOf(lines: readonly RawLine[]): string {
  return lines.map(({ indent, text }) => ' '.repeat(indent) + text).join('\n')
}

/**
 * Makes the function that maps an offset of a repaired text to the original. Lines are repaired at their start, so columns are counted
 * from the end.
 */
export function offsetsInOriginal(original: LineTable, repaired: LineTable): (offset: number) => number {
  return (offset) => {
    const { line, column } = repaired.position(offset)
    const fromEnd = (repaired.line(line)?.trimEnd().length ?? 0) + 1 - column
    const end = original.line(line)?.trimEnd().length ?? 0
    return original.start(line) + Math.max(0, end - fromEnd)
  }
}
