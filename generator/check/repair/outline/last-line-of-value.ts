import { keyIn, type RawLine } from './raw-line.ts'

/** How many lines a quoted text may have. */
const lineLimit = 60

/** The line on which a value in quotes or brackets ends; the line on which it begins if it seems not to be closed at all. */
export function lastLineOfValue(
  lines: readonly RawLine[],
  { index, column, value }: { index: number; column: number; value: string },
): number {
  const opening = value[0] as string
  const closing = { '[': /\](?:\s*#.*)?$/, '{': /\}(?:\s*#.*)?$/ }[opening] ?? new RegExp(`${opening}(?:\\s*#.*)?$`)
  if (value.length > 1 && closing.test(value)) return index
  for (let at = index + 1; at < Math.min(lines.length, index + lineLimit); at++) {
    const line = lines[at] as RawLine
    if (line.text !== '' && line.indent <= column && keyIn(line.text.replace(/^- +/, ''))) return index
    if (closing.test(line.text)) return at
  }
  return index
}
