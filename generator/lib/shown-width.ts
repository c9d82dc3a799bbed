/** Signs that stand in squares: each takes the room of two letters. */
const square = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Bopo}\p{sc=Hang}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/gu

/** Marks above and below letters, and what nobody sees, take no room. */
const withoutRoom = /[\p{Mn}\p{Me}\p{Cf}]/gu

/** How many signs of a text are seen. */
export function shownLength(text: string): number {
  return [...text.replace(withoutRoom, '')].length
}

/** The room that a text takes, in letters: what cuts texts off measures it, and does not count signs. */
export function shownWidth(text: string): number {
  return shownLength(text) + (text.match(square)?.length ?? 0)
}
