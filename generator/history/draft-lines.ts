/** The spaces and dashes before what a line says. */
const indentation = /^ *(?:- +)*/

/** The lines, by their number from 0, that hold the texts of some languages: those with their keys, and those that continue them. */
export function draftLines(lines: readonly string[], drafts: ReadonlySet<string>): Set<number> {
  const found = new Set<number>()
  if (drafts.size === 0) return found
  let within = Number.POSITIVE_INFINITY
  for (const [index, line] of lines.entries()) {
    const column = indentation.exec(line)?.[0].length ?? 0
    if (line.trim() !== '' && column <= within) within = startsText(line.slice(column), drafts, column)
    if (within !== Number.POSITIVE_INFINITY) found.add(index)
  }
  return found
}

/** The column of a text of these languages; infinite where another line begins. Keys of pages, which may be called alike, stand further out. */
function startsText(line: string, drafts: ReadonlySet<string>, column: number): number {
  const key = /^["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1]
  return column > 2 && key !== undefined && drafts.has(key) ? column : Number.POSITIVE_INFINITY
}
