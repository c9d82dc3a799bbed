import { type QuickLines, Unusual } from './quick-lines.ts'

interface Block {
  /** What stands behind the key. */
  readonly header: string
  /** The indent of the key. */
  readonly parent: number
}

/**
 * Reads a text of several lines, which are kept as they are, and goes to the line with content behind it.
 *
 * @param lines at the line of the text's key
 * @throws `Unusual` for any block but `|`, which ends with a line end, and `|-`, which does not
 */
export function quickBlock(lines: QuickLines, { header, parent }: Block): string {
  if (header !== '|' && header !== '|-') throw new Unusual()
  const texts: string[] = []
  let indent = -1
  let end = lines.next
  for (; lines.take(); end = lines.next) {
    if (lines.start === lines.end) {
      if (lines.indent > 0) throw new Unusual()
      texts.push('')
      continue
    }
    if (lines.indent <= parent) break
    if (indent === -1) indent = lines.indent
    if (lines.indent < indent) throw new Unusual()
    texts.push(lines.text(lines.start - lines.indent + indent, lines.end))
  }
  if (indent === -1) throw new Unusual()
  lines.next = end
  lines.advance()
  while (texts.at(-1) === '') texts.pop()
  return texts.join('\n') + (header === '|' ? '\n' : '')
}
