/** Full-width characters, and those of scripts without spaces, are as wide as two letters. */
const wideSign = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/gu

/** Invisible characters, such as those by which the editor numbers texts. */
const invisible = /[\p{Co}\p{Cf}]/gu

/** How many letters wide a text is. An estimate. */
export function letterWidths(text: string): number {
  const drawn = text.replace(invisible, '')
  return drawn.length + (drawn.match(wideSign)?.length ?? 0)
}
