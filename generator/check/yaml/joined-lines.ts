import type { Scalar } from 'yaml'
import { atKey, type Path, type Problem } from '../../diagnostics/problem.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'

/** The start of a line that Markdown gives a meaning of its own: of a list, a table, a heading. */
const meaningful = /^(?:[-*+] |\d+[.)] |\||#+ )/

/** Texts whose line breaks visitors see. */
function keepsLines([section, key]: Path): boolean {
  return section === 'contactDetails' && (key === 'address' || key === 'hours')
}

/** The problem of a text whose lines YAML joins: it has no block indicator behind its key, or the indicator ">". */
export function joinedLines(scalar: Scalar, place: SchemaPlace, text: string): Problem | undefined {
  const { type, value, range } = scalar
  if (type === 'PLAIN' && typeof place.key === 'string' && isLong(scalar))
    return atKey('yaml-bar-missing', placePath(place), { key: place.key })
  const source = text.slice(range?.[0], range?.[1])
  if (type === 'BLOCK_FOLDED') {
    const line = foldedLine(source)
    return line === undefined ? undefined : atKey('lines-joined', placePath(place), { text: line })
  }
  // In quotes, an empty line keeps the lines apart, and so does "\n".
  const isJoined = type !== 'BLOCK_LITERAL' && source.includes('\n') && !String(value).includes('\n')
  if (!isJoined || !keepsLines(placePath(place))) return undefined
  const [, second = ''] = source.split('\n')
  return atKey('lines-joined', placePath(place), { text: second.trim(), hasNoSign: true })
}

/** Whether an unquoted text has several paragraphs, or begins with a heading in Markdown, which YAML takes for a comment. */
function isLong({ value, commentBefore }: Scalar): boolean {
  return typeof value === 'string' && (value.includes('\n') || /^#+ \S/m.test(commentBefore ?? ''))
}

/**
 * Finds the first line of a folded text (">") that is meant to stand on its own, but is joined with the line above. An empty line is only a line
 * break there; a new paragraph needs two.
 *
 * @param source the block as it is written, from its indicator on
 */
export function foldedLine(source: string): string | undefined {
  const [, ...lines] = source.split(/\r?\n/)
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  let above: string | undefined
  let emptyLines = 0
  for (const line of lines) {
    const text = line.trim()
    // A line with more spaces keeps its line breaks.
    const isFolded = line.search(/\S/) === indent
    if (isFolded && above !== undefined && isLost(text, { above, emptyLines })) return text
    if (text !== '') above = isFolded ? line.trimStart() : undefined
    emptyLines = text === '' ? emptyLines + 1 : 0
  }
  return undefined
}

/** Whether joining changes the meaning of a line: it begins a list entry, a table row or a heading, or a paragraph. */
function isLost(text: string, { above, emptyLines }: { readonly above: string; readonly emptyLines: number }): boolean {
  if (emptyLines === 0) return meaningful.test(text)
  return emptyLines === 1 && !meaningful.test(text) && !above.startsWith('#') && !goesOn(text, above)
}

/** Whether a line belongs to the paragraph of the line above: behind a hard line break, or within a sentence. */
function goesOn(text: string, above: string): boolean {
  return /(?: {2}|\\|<br ?\/?>)$/.test(above) || (/^\p{Ll}/u.test(text) && !/[.!?:…。！？]["'»”’)\]]*\s*$/u.test(above))
}
