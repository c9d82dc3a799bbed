import { damagedLetters } from '../check/yaml/damaged-letters.ts'
import type { DecodedFile } from '../edit/server/file-repair.ts'
import { readable } from '../edit/yaml/apply-edits.ts'
import { isMapping } from '../lib/plain-map.ts'
import { type Reading, type ReadingHints, UnreadableFile } from './translation-unit.ts'

/** So many words are shown of a text. */
const shownWords = 4

/**
 * Finds the ways to read the bytes of a configuration that are not UTF-8: more than one only where nothing tells which is right, none where
 * each would garble letters: most of them are in UTF-8, or look as those of UTF-8 do in another encoding.
 *
 * @param known a text whose languages and words are those of the file
 */
export async function readOldBytes(bytes: Uint8Array, known: string): Promise<DecodedFile[]> {
  if (isMostlyUtf8(bytes)) return []
  // It knows many encodings, and is seldom needed.
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
  // Nothing is known of its languages.
  const keys = tags.length > 0 ? tags : [['und', 'und']]
  return { tags: Object.fromEntries(keys), texts: [Object.fromEntries(keys.map(([key]) => [key, known]))] }
}

/** Some words that have letters beside a to z; of a text without them, its first line. */
function findExample(text: string): string {
  const words = new Set(text.match(/[\p{L}\p{M}]*[^\p{ASCII}][\p{L}\p{M}]*/gu)?.filter((word) => /\p{L}/u.test(word)))
  return [...words].slice(0, shownWords).join(' ') || (text.trim().split('\n')[0] ?? '')
}
