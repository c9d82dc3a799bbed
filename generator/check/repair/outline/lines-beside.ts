import type { Shift } from './find-shift.ts'
import { hasContent, type RawLine } from './raw-line.ts'

/** How far from a line its neighbours are looked for. */
const reach = 400

/** The nearest lines of the level that shifted lines are in now: one above, one below. */
export function linesBeside(lines: readonly RawLine[], { from, to }: Omit<Shift, 'by'>): number[] {
  const column = lines[from]?.indent ?? 0
  const near = (start: number, step: 1 | -1) => {
    for (let at = start; at >= 0 && at < lines.length && Math.abs(at - start) < reach; at += step) {
      const line = lines[at] as RawLine
      if (!hasContent(line) || line.indent > column) continue
      return line.indent === column ? [at] : []
    }
    return []
  }
  return [...near(from - 1, -1), ...near(to + 1, 1)]
}
