import type { LineTable } from '../line-table.ts'
import type { RawLine } from './raw-line.ts'

/** The text of lines. */
export function textOf(lines: readonly RawLine[]): string {
  return lines.map(({ indent, text }) => ' '.repeat(indent) + text).join('\n')
}

/** Finds the place in a text of one in its mended form: lines are mended at their start, so that places are counted from the end. */
export function backTo(table: LineTable, mended: LineTable) {
  return (offset: number) => {
    const { line, column } = mended.position(offset)
    const fromEnd = (mended.line(line)?.trimEnd().length ?? 0) + 1 - column
    return { line, offset: table.start(line) + Math.max(0, (table.line(line)?.trimEnd().length ?? 0) - fromEnd) }
  }
}
