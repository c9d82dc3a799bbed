/** The start of a line that Markdown gives a meaning of its own: of a list, a table, a heading. */
const meaningful = /^(?:[-*+] |\d+[.)] |\||#+ )/

/**
 * Finds the first line of a text behind the sign ">" that is meant to stand on its own, but is joined with what stands above it: one that begins
 * a paragraph, or is that of a list, a table or a heading.
 *
 * @param source the block as it is written, from its sign on
 */
export function foldedLine(source: string): string | undefined {
  const [, ...lines] = source.split(/\r?\n/)
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  let above: string | undefined
  let isParagraph = false
  for (const line of lines) {
    const text = line.trim()
    const isFolded = text !== '' && line.search(/\S/) === indent
    if (isFolded && above !== undefined && (isParagraph || meaningful.test(text))) return text
    if (isFolded) above = text
    isParagraph = text === ''
  }
  return undefined
}
