import { stripAccents } from '../../src/strip-accents.ts'
/** The allowed word that was probably meant; undefined if none is similar enough. */
export function nearest(value: string, allowed: Iterable<string>): string | undefined {
  const wanted = plain(value)
  let best: string | undefined
  // Long names that differ in more letters just share their beginning.
  let least = Math.max(1, Math.min(4, Math.floor(wanted.length * 0.4))) + 1
  for (const candidate of allowed) {
    const possible = plain(candidate)
    const distance = editDistance(wanted, possible, least)
    // Words that differ in every letter have nothing in common.
    if (distance < least && distance < Math.max(wanted.length, possible.length, 1))
      [best, least] = [candidate, distance]
  }
  return best
}

/** Whether two words differ by at most one typing error. */
export function isOneSlip(from: string, to: string): boolean {
  return editDistance(plain(from), plain(to), 2) < 2
}

/** The parameters of a message about a word that is not allowed. */
export function unknownWord(value: string, allowed: readonly string[]) {
  return { value, suggestion: nearest(value, allowed), allowed }
}

/** A word without what people often confuse: capitals, hyphens, underscores, accents. */
function plain(word: string): string {
  return stripAccents(word)
    .replace(/[_\-\s]/g, '')
    .toLowerCase()
}

/** The edit distance of two words (Damerau–Levenshtein): letters added, dropped, changed, or swapped with their neighbour. At most `limit`. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) >= limit) return limit
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + changed,
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    ;[before, previous] = [previous, current]
  }
  return previous[to.length] ?? limit
}
