import { cached } from '#cache'
import { cutFont } from '#typeface-cutter'
import { contentHash } from '../lib/content-hash.ts'

/** What every page may show: basic Latin, and the punctuation of most languages. */
const always = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 0x20 + index))}\u00a0–—‘’“”…×`

/**
 * Cuts a font file down to some characters and those of basic Latin. It takes a second or two where a script has thousands of characters, and is
 * read from the cache from then on.
 */
export async function cutTo(whole: Uint8Array, characters: string, format: 'woff2' | 'sfnt'): Promise<Uint8Array> {
  const wanted = [...new Set(always + characters)].sort().join('')
  return cached('fonts', [contentHash(whole), wanted, format], () => cutFont(whole, wanted, format))
}
