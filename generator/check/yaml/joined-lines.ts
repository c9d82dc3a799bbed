import type { Scalar } from 'yaml'
import { atKey, type Path, type Problem } from '../../diagnostics/problem.ts'
import { placePath, type SchemaPlace } from '../../schema/walk.ts'

/** The start of a line that Markdown gives a meaning of its own: of a list, a table, a heading. */
const meaningful = /^(?:[-*+] |\d+[.)] |\||#+ )/

/** Texts whose line breaks visitors see. */
function keepsLines([section, key]: Path): boolean {
  return section === 'contactDetails' && (key === 'address' || key === 'hours')
}

/** The problem of a text of several lines that are joined: without any sign behind its key, or behind the sign ">". */
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

/** Whether an unquoted text has several paragraphs, or begins with a heading of Markdown, which counts as a note then. */
function isLong({ value, commentBefore }: Scalar): boolean {
  return typeof value === 'string' && (value.includes('\n') || /^#+ \S/m.test(commentBefore ?? ''))
}

/**
 * Finds the first line of a text behind the sign ">" that is meant to stand on its own, but is joined with what stands above it. An empty line
 * ends a line only: a paragraph needs two.
 *
 * @param source the block as it is written, from its sign on
 */
export function foldedLine(source: string): string | undefined {
  const [, ...lines] = source.split(/\r?\n/)
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  let above: string | undefined
  let emptyLines = 0
  for (const line of lines) {
    const text = line.trim()
    // A line that is further in keeps its line breaks.
    const isFolded = line.search(/\S/) === indent
    if (isFolded && above !== undefined && isLost(text, { above, emptyLines })) return text
    if (text !== '') above = isFolded ? line.trimStart() : undefined
    emptyLines = text === '' ? emptyLines + 1 : 0
  }
  return undefined
}

/** Whether a line loses its place: one with a meaning of its own right below another, or one that begins a paragraph. */
function isLost(text: string, { above, emptyLines }: { readonly above: string; readonly emptyLines: number }): boolean {
  if (emptyLines === 0) return meaningful.test(text)
  return emptyLines === 1 && !meaningful.test(text) && !above.startsWith('#') && !goesOn(text, above)
}

/** Whether a line is meant to be in the same paragraph as the one above it: below a hard line break, or within a sentence. */
function goesOn(text: string, above: string): boolean {
  return /(?: {2}|\\|<br ?\/?>)$/.test(above) || (/^\p{Ll}/u.test(text) && !/[.!?:…。！？]["'»”’)\]]*\s*$/u.test(above))
}
