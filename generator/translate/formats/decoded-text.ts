import { UnreadableFile } from '../translation-unit.ts'

/** A text with the encoding that it was found to be in, where that is not UTF-8. */
export interface Decoded {
  readonly text: string
  readonly encoding?: string
}

/** What programs save texts as besides UTF-8: Excel on Windows, and on the Mac. */
const others = ['windows-1252', 'macintosh'] as const

/** Letters that texts have; in the encoding of the other system, seldom used ones stand in their place. */
const usual = /[áàâãäåçéèêëíìîïñóòôõöúùûüýÁÀÂÃÄÇÉÈÊÍÑÓÔÕÖÚÜßœ“”‘’–—…ºª°€«»¿¡]/g

/**
 * The text of bytes: by their mark, as UTF-8, or in the other encoding in which it has more of the usual letters.
 *
 * @param declared the encoding that the file itself names
 * @throws UnreadableFile for what is no text
 */
export function decodedText(bytes: Uint8Array, declared?: string): Decoded {
  if (bytes.length === 0) throw new UnreadableFile('empty')
  const marked = markOf(bytes)
  if (marked) return { text: decode(bytes, marked) ?? failed(), encoding: 'UTF-16' }
  if (bytes.includes(0)) throw new UnreadableFile('type')
  const utf8 = decode(bytes, declared ?? 'utf-8') ?? decode(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: utf8 }
  const read = others.map((encoding) => ({ encoding, text: decode(bytes, encoding) ?? '' }))
  return read.reduce((best, next) => (lettersIn(next.text) > lettersIn(best.text) ? next : best))
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}

function lettersIn(text: string): number {
  return text.match(usual)?.length ?? 0
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // Not in this encoding, or in one that nobody knows.
    return undefined
  }
}

function failed(): never {
  throw new UnreadableFile('letters')
}
