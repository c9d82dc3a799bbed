import { damagedLetters } from '../check/yaml/damaged-letters.ts'
import type { DecodedFile } from '../edit/server/file-repair.ts'
import { readable } from '../edit/yaml/apply-edits.ts'
import { isMapping } from '../lib/plain-map.ts'
import { type Reading, type ReadingHints, UnreadableFile } from './translation-unit.ts'

/** How many words of a text are shown. */
const shownWords = 4

/**
 * Finds the encodings of a configuration that is not UTF-8: several if nothing tells which one is right; none if every one would garble
 * letters, because most letters are UTF-8 after all, or were garbled before.
 *
 * @param known a text with the same languages and words as the file
 */
export async function readOldBytes(bytes: Uint8Array, known: string): Promise<DecodedFile[]> {
  if (isMostlyUtf8(bytes)) return []
  // Loaded on demand: a large module that is seldom needed.
  const [{ decodeText }, { decodeAs }] = await Promise.all([
    import('./formats/decode-text.ts'),
    import('./formats/guess-encoding.ts'),
  ])
  const decoded = (): readonly (Partial<Reading> & { readonly text?: string | undefined })[] => {
    try {
      return [decodeText(bytes, collectHints(known))]
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return error.readings.map((reading) => ({ ...reading, text: decodeAs(reading.encoding, bytes) }))
    }
  }
  return decoded().flatMap(({ encoding, text, example }) =>
    encoding === undefined || text === undefined || damagedLetters(text).length > 0
      ? []
      : [{ encoding, text, example: example ?? findExample(text) }],
  )
}

function isMostlyUtf8(bytes: Uint8Array): boolean {
  const letters = new TextDecoder().decode(bytes).match(/[^\p{ASCII}]/gu) ?? []
  return letters.filter((letter) => letter !== '\ufffd').length * 2 > letters.length
}

function collectHints(known: string): ReadingHints {
  const { locales } = Object(readable(known)) as { locales?: unknown }
  const tags = Object.entries(isMapping(locales) ? locales : {}).map(([key, locale]) => [
    key,
    isMapping(locale) && typeof locale.tag === 'string' ? locale.tag : key,
  ])
  // The languages are unknown.
  const keys = tags.length > 0 ? tags : [['und', 'und']]
  return { tags: Object.fromEntries(keys), texts: [Object.fromEntries(keys.map(([key]) => [key, known]))] }
}

/** Some words with letters other than a to z; the first line of a text without any. */
function findExample(text: string): string {
  const words = new Set(text.match(/[\p{L}\p{M}]*[^\p{ASCII}][\p{L}\p{M}]*/gu)?.filter((word) => /\p{L}/u.test(word)))
  return [...words].slice(0, shownWords).join(' ') || (text.trim().split('\n')[0] ?? '')
}
