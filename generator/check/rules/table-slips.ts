/** The first of several lines between upright strokes, below which there is none of dashes. */
export function openTable(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  const isRow = (line = '') => /^\|.+\|/.test(line)
  return lines.find(
    (line, index) =>
      isRow(line) && !isRow(lines[index - 1]) && isRow(lines[index + 1]) && !/^[\s|:-]+$/.test(lines[index + 1] ?? ''),
  )
}

/** A line of a table that has more cells than its first line: Markdown drops those that have no column. */
export function longRow(text: string): string | undefined {
  const lines = text.split('\n').map((line) => line.trim())
  let columns = 0
  for (const [index, line] of lines.entries()) {
    if (isDashes(line) && cellsIn(lines[index - 1] ?? '') === cellsIn(line)) columns = cellsIn(line)
    else if (line === '') columns = 0
    else if (columns > 0 && cellsIn(line) > columns) return line
  }
  return undefined
}

function isDashes(line: string): boolean {
  return line.includes('|') && /^[\s|:-]*-[\s|:-]*$/.test(line)
}

/** How many cells a line has; of cells without words at its end, which lose nothing, none count. */
function cellsIn(line: string): number {
  const bare = line.replace(/^\||(?<!\\)\|$/g, '')
  const cells = bare.split(/(?<!\\)\|/)
  while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
  return cells.length
}
