/** The indentation and list dashes of a line. */
const indentation = /^ *(?:- +)*/

/** The zero-based numbers of the lines with texts in some languages: lines with their keys, and continuation lines. */
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

/** The column of a text in these languages; infinite for other lines. Page keys, which may have the same names, are indented less. */
function startsText(line: string, drafts: ReadonlySet<string>, column: number): number {
  const key = /^["']?([\w-]+)["']?:(?:\s|$)/.exec(line)?.[1]
  return column > 2 && key !== undefined && drafts.has(key) ? column : Number.POSITIVE_INFINITY
}
