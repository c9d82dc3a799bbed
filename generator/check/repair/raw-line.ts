/** A line, split at its indentation. */
export interface RawLine {
  readonly number: number
  /** How many spaces it begins with. */
  readonly indent: number
  /** The rest, without spaces at the end; other kinds of spaces stay, as they matter behind a colon. */
  readonly text: string
}

/** The lines of a text. */
export function rawLines(text: string): RawLine[] {
  return text.split('\n').map((line, index) => {
    const indent = line.search(/[^ ]|$/)
    return { number: index + 1, indent, text: line.slice(indent).replace(/[ \t\r]+$/, '') }
  })
}

/** Whether a line has content: neither empty nor a comment. */
export function hasContent({ text }: RawLine): boolean {
  return text !== '' && !text.startsWith('#')
}

/** The index of the nearest non-blank line above; 0 if there is none, and -1 above the first line. */
export function lineAbove(lines: readonly RawLine[], index: number): number {
  let at = index - 1
  while (at > 0 && !hasContent(lines[at] as RawLine)) at--
  return at
}

/** The index of the nearest non-blank line from here on; the number of lines if there is none. */
export function lineFrom(lines: readonly RawLine[], from: number): number {
  let at = from
  while (at < lines.length && !hasContent(lines[at] as RawLine)) at++
  return at
}

/** The index of the line behind a block: the next one that is as far out as its first line, or further. */
export function endOfBlock(lines: readonly RawLine[], index: number): number {
  const indent = lines[index]?.indent ?? 0
  let end = lineFrom(lines, index + 1)
  while (end < lines.length && (lines[end]?.indent ?? 0) > indent) end = lineFrom(lines, end + 1)
  return end
}

/** The index of the line behind a mapping: the next one with content that has fewer spaces before it than a line of the mapping. */
export function endOfMapping(lines: readonly RawLine[], index: number, indent = lines[index]?.indent ?? 0): number {
  const end = lines.findIndex((line, at) => at >= index && hasContent(line) && line.indent < indent)
  return end === -1 ? lines.length : end
}

/** The dashes at the start of a text, with the spaces behind them. */
export function leadingDashes(text: string): string {
  return /^(?:- +)*/.exec(text)?.[0] ?? ''
}

/** A text without the dashes at its start. */
export function behindDashes(text: string): string {
  return text.slice(leadingDashes(text).length)
}

/** The key at the start of a text, and what follows its colon. */
export function parseKey(text: string): { key: string; value: string } | undefined {
  const found = /^(?:"([^"]*)"|'([^']*)'|([\p{L}\d_~][\p{L}\d_.-]*))\s*:(?:\s+(.*))?$/u.exec(text)
  const glued = found ? undefined : /^([A-Za-z][\w-]*):(?![\s/])(\S.*)$/.exec(text)
  if (glued) return { key: glued[1] ?? '', value: glued[2] ?? '' }
  return found ? { key: found[1] ?? found[2] ?? found[3] ?? '', value: found[4] ?? '' } : undefined
}

/** How many lines before an anomaly its cause is looked for. */
export const lookBack = 45

/** How many lines after an anomaly the effect of a shift is looked at. */
export const lookAhead = 120

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
    if (line.text !== '' && line.indent <= column && parseKey(line.text.replace(/^- +/, ''))) return index
    if (closing.test(line.text)) return at
  }
  return index
}

/** The text of lines. */
export function joinLines(lines: readonly RawLine[]): string {
  return lines.map(({ indent, text }) => ' '.repeat(indent) + text).join('\n')
}
