import type { Budget } from '../budget.ts'
import { dashesOf, hasContent, keyIn, lookAhead, type RawLine } from './raw-line.ts'

/** The keys of a section, as its lines show them. */
export interface Section {
  readonly keys: Readonly<Record<string, string>>
  /** The keys before and after the line that is looked at; empty if there is none. */
  readonly previous: string
  readonly next: string
}

/** The last three lines with content above one, from below. */
export function partsAbove(lines: readonly RawLine[], index: number) {
  const above: ReturnType<typeof partsOf>[] = []
  for (let at = index - 1; at >= 0 && above.length < 3; at--) {
    const line = lines[at] as RawLine
    if (hasContent(line)) above.push(partsOf(line))
  }
  return above
}

/** The lines from one on that are as far in, or further; at most `lookAhead`. */
export function linesOf(lines: readonly RawLine[], index: number): RawLine[] {
  const { indent } = lines[index] as RawLine
  const last = Math.min(lines.length, index + lookAhead)
  let end = index + 1
  while (end < last && (!hasContent(lines[end] as RawLine) || (lines[end]?.indent ?? 0) >= indent)) end++
  return lines.slice(index, end)
}

/** The section around a line whose keys begin in a column. */
export function sectionAround(
  lines: readonly RawLine[],
  { index, column, budget }: { index: number; column: number; budget: Budget },
): Section {
  const above: [string, string][] = []
  const below: [string, string][] = []
  let [first, last] = [index - 1, index + 1]
  for (; first >= 0; first--) {
    const { indent, dashes, pair } = partsOf(lines[first] as RawLine)
    if (pair && indent + dashes === column) above.unshift([pair.key, pair.value])
    if (indent < column) break
  }
  for (; last < lines.length; last++) {
    const { indent, pair } = partsOf(lines[last] as RawLine)
    if (indent < column) break
    if (pair && indent === column) below.push([pair.key, pair.value])
  }
  budget.spend(last - first)
  return {
    keys: Object.fromEntries([...above, ...below]),
    previous: above.at(-1)?.[0] ?? '',
    next: below[0]?.[0] ?? '',
  }
}

/** A line by its parts; one without content is further in than any. */
export function partsOf(line: RawLine) {
  if (!hasContent(line)) return { indent: Number.POSITIVE_INFINITY, dashes: 0, pair: undefined }
  const dashes = dashesOf(line.text).length
  return { indent: line.indent, dashes, pair: keyIn(line.text.slice(dashes)) }
}
