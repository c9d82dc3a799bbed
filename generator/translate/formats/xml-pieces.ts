import { SaxesParser } from 'saxes'
import { xmlText } from '../../lib/xml-text.ts'
import { type Piece, splitAtTags, type Tag } from '../inline-tags.ts'
import { type ReadingHints, type Unit, UnreadableFile } from '../translation-unit.ts'
import { decodeText } from './decode-text.ts'

/** A tag with a number: the same tag has the same number in both languages of a unit. */
export interface NumberedTag extends Tag {
  readonly id: number
}

/** Splits the source and the translation of a unit into pieces; the same tag has the same number in both. */
export function numberedPieces({
  source,
  present,
  kind,
}: Unit): Record<'source' | 'present', (string | NumberedTag)[]> {
  const isMarkdown = kind === 'markdown'
  let last = 0
  const own = numbered(splitAtTags(source, isMarkdown), () => ++last)
  const free = own.filter((piece) => typeof piece !== 'string').filter(({ role }) => role !== 'close')
  const there = numbered(splitAtTags(present, isMarkdown), (tag) => {
    const at = free.findIndex(({ code, role }) => code === tag.code && role === tag.role)
    return at === -1 ? ++last : (free.splice(at, 1)[0]?.id ?? 0)
  })
  return { source: own, present: there }
}

/** Numbers the tags; the two ends of a pair have one number. */
function numbered(pieces: readonly Piece[], next: (tag: Tag) => number): (string | NumberedTag)[] {
  const pairs = new Map<number, number>()
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece
    const known = piece.pair === undefined ? undefined : pairs.get(piece.pair)
    const id = known ?? next(piece)
    if (piece.pair !== undefined) pairs.set(piece.pair, id)
    return { ...piece, id }
  })
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element with its attributes, as it is written. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const start = startTag(name, attributes)
  return content === '' ? `${start.slice(0, -1)}/>` : `${start}${content}</${name}>`
}

/** The beginning of an element. */
export function startTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(String(value)).replaceAll('\n', '&#10;')}"`],
  )
  return `<${name}${written.join('')}>`
}

/** Decodes an XML file in the encoding that it declares; without a declaration it is UTF-8, by the XML specification. */
export function decodeXml(bytes: Uint8Array, hints?: ReadingHints): string {
  const [, declared = 'UTF-8'] =
    /^[^>]*\bencoding\s*=\s*["']([\w.-]+)/.exec(Buffer.from(bytes.subarray(0, 200)).toString('latin1')) ?? []
  return decodeText(bytes, hints, declared).text
}

/** Handlers for the events of an XML file. */
export interface Visitor {
  open(name: string, attributes: Readonly<Record<string, string>>, position: number): void
  text(text: string): void
  /** @param position the offset behind the closing tag */
  close(name: string, position: number): void
}

/**
 * Reads XML with a SAX parser. Never expands custom entities or loads external files.
 *
 * @throws UnreadableFile if it is not well-formed
 */
export function readXml(text: string, { open, text: onText, close }: Visitor): void {
  const parser = new SaxesParser({ xmlns: false })
  const localName = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('error', (error) => {
    // Two hyphens in a comment, as in "npm run check -- --launch", are an error of XML that does no harm.
    if (error.message.endsWith('malformed comment.')) return
    throw new UnreadableFile('broken', error.message)
  })
  parser.on('opentag', ({ name, attributes }) => open(localName(name), attributes, parser.position))
  parser.on('text', onText)
  parser.on('cdata', onText)
  parser.on('closetag', ({ name }) => close(localName(name), parser.position))
  parser.write(text).close()
}
