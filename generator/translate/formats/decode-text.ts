import { type ReadingHints, sizeScale, UnreadableFile } from '../translation-unit.ts'
import { decodeAs, guessEncoding } from './guess-encoding.ts'

/** A text with its encoding, if that is not UTF-8. */
export interface Decoded {
  readonly text: string
  readonly encoding?: string
}

/** The most bytes that are read of a small site's file: reading takes a dozen times as much memory. */
const most = 16_000_000

/**
 * Decodes a file. The encoding is the first of these: the one that a person has chosen, that of the byte order mark, UTF-8, the declared one, or
 * the only one in which the text makes sense.
 *
 * @param declared the encoding that the file itself names
 * @throws UnreadableFile if it is no text, or if nothing tells which of several encodings is right
 */
export function decodeText(
  bytes: Uint8Array,
  hints: ReadingHints = { tags: {}, texts: [] },
  declared?: string,
): Decoded {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  if (bytes.length > most * sizeScale(hints)) throw new UnreadableFile('size')
  if (hints.encoding !== undefined) return readAs(hints.encoding, bytes)
  const marked = byteOrderMark(bytes)
  if (marked) return { ...readAs(marked, bytes), encoding: 'UTF-16' }
  if (bytes.includes(0)) return { ...readAs(unmarkedUtf16(bytes), bytes), encoding: 'UTF-16' }
  const utf8 = decodeUtf8(bytes)
  if (utf8 !== undefined && (saysUtf8(bytes, declared) || !mayBeByChance(utf8))) return { text: utf8 }
  const guess = guessEncoding(bytes, hints, utf8 === undefined ? [] : ['utf-8'])
  const [reading] = guess.readings
  if (utf8 !== undefined && reading?.encoding === 'utf-8') return { text: utf8 }
  const said = declared === undefined ? undefined : decodeAs(asPrograms(declared), bytes)
  if (declared !== undefined && said !== undefined) return { text: said, encoding: declared }
  if (!reading) throw new UnreadableFile('letters')
  if (!guess.isSure) throw new UnreadableFile('encodings', '', guess.readings)
  return readAs(reading.encoding, bytes)
}

function readAs(encoding: string, bytes: Uint8Array): Decoded {
  const text = /^utf-?8$/i.test(encoding) ? decodeUtf8(bytes) : decodeAs(asPrograms(encoding), bytes)
  if (text === undefined) throw new UnreadableFile('letters', encoding)
  if (text.includes('\0')) throw new UnreadableFile('type')
  return { text, encoding }
}

/** The encoding that programs write under another name: Windows has letters where ISO 8859 has control characters. */
function asPrograms(encoding: string): string {
  const same: Readonly<Record<string, string>> = {
    'iso-8859-1': 'windows-1252',
    latin1: 'windows-1252',
    'us-ascii': 'windows-1252',
    'iso-8859-9': 'windows-1254',
    'iso-8859-11': 'windows-874',
  }
  return same[encoding.toLowerCase()] ?? encoding
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

/** UTF-16 without a byte order mark: in the letters a to z, one of the two bytes is 0. Returns the byte order. */
function unmarkedUtf16(bytes: Uint8Array): string {
  const head = [...bytes.subarray(0, 2000)]
  const zeros = (rest: number) => head.filter((byte, at) => byte === 0 && at % 2 === rest).length
  const [high, low] = [zeros(0), zeros(1)]
  if (bytes.length % 2 === 0 && high === 0 && low > head.length / 5) return 'utf-16le'
  if (bytes.length % 2 === 0 && low === 0 && high > head.length / 5) return 'utf-16be'
  throw new UnreadableFile('type')
}

/** How many letters of other encodings may look like UTF-8 by chance: on the Mac, the bytes of "’è" are those of an Armenian letter in UTF-8. */
const mostByChance = 40

function mayBeByChance(utf8: string): boolean {
  const count = utf8.match(/[^\p{ASCII}]/gu)?.length ?? 0
  return count > 0 && count <= mostByChance
}

/** Whether a file says that it is UTF-8, by a byte order mark or a declaration. */
function saysUtf8([first, second, third]: Uint8Array, declared = ''): boolean {
  return /^utf-?8$/i.test(declared) || (first === 0xef && second === 0xbb && third === 0xbf)
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Not in UTF-8.
    return undefined
  }
}
