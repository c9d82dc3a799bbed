/** Full-width characters: each takes the room of two letters. */
const square = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/gu

/** Combining marks and invisible characters take no room. */
const withoutRoom = /[\p{Mn}\p{Me}\p{Cf}]/gu

/** The number of visible characters of a text. */
export function shownLength(text: string): number {
  return [...text.replace(withoutRoom, '')].length
}

/** The width of a text in letters. Search engines and networks cut texts off by width, not by the number of characters. */
export function shownWidth(text: string): number {
  return shownLength(text) + (text.match(square)?.length ?? 0)
}
