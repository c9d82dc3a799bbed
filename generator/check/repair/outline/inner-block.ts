import { groupBy } from '../../../lib/group-by.ts'
import type { Budget } from '../budget.ts'
import { outlineFacts } from './outline-facts.ts'
import { endOfBlock, hasContent, keyIn, lineAbove, type RawLine, rawLines } from './raw-line.ts'
import { anomaliesOf } from './read-outline.ts'

/** A block that may stand in the middle of another one, by the indexes of lines. */
export interface InnerBlock {
  readonly first: number
  readonly last: number
  /** The line behind it, with which the block around it goes on. */
  readonly next: number
  /** The first and the last line of the block around it. */
  readonly around: number
  readonly end: number
}

/** A section that seems to be cut off: its first line, and the key that it lacks. */
interface CutOff {
  readonly index: number
  readonly lacks: string
}

/** How many ends of a block of either kind are looked at. */
const endLimit = 3

/**
 * Yields, for each section that lacks something, the blocks that may have cut it off: they begin where it ends, and end where their lines do not
 * fit any more, or where what it lacks stands.
 */
export function* innerBlocks(
  text: string,
  { cutOff, budget }: { readonly cutOff: readonly CutOff[]; readonly budget: Budget },
): Generator<InnerBlock> {
  const lines = rawLines(text)
  const facts = outlineFacts(lines)
  const places = groupBy(cutOff, ({ index }) => endOfBlock(lines, index))
  for (const [first, sections] of places) {
    const around = sameLevelAbove(lines, first)
    if (around === undefined || budget.isSpent) continue
    const behind = endOfBlock(lines, first)
    const headings = headingsOf(lines, first)
    const read = [...headings, ...lines.slice(first, behind)]
    const odd = anomaliesOf(read, facts, budget).map(({ index }) => index - headings.length + first)
    const lacked = new Set(sections.map(({ lacks }) => lacks))
    const found = lines.slice(first, behind).flatMap(({ text: line }, index) => {
      const key = keyIn(line)?.key
      return key !== undefined && lacked.has(key) ? [index + first] : []
    })
    const ends = [odd, found].flatMap((indexes) => indexes.filter((index) => index > first).slice(0, endLimit))
    for (const next of new Set(ends))
      yield { first, last: lineAbove(lines, next), next, around, end: lineAbove(lines, behind) }
  }
}

/** The nearest line above that begins a block in the same column. */
function sameLevelAbove(lines: readonly RawLine[], index: number): number | undefined {
  const indent = lines[index]?.indent ?? 0
  const at = lines.findLastIndex((line, above) => above < index && hasContent(line) && line.indent <= indent)
  return lines[at]?.indent === indent ? at : undefined
}

/** The headings of the sections around a line, outermost first. */
function headingsOf(lines: readonly RawLine[], index: number): RawLine[] {
  const headings: RawLine[] = []
  let indent = lines[index]?.indent ?? 0
  for (let at = index - 1; at >= 0 && indent > 0; at--) {
    const line = lines[at] as RawLine
    if (!hasContent(line) || line.indent >= indent) continue
    headings.unshift(line)
    indent = line.indent
  }
  return headings
}
