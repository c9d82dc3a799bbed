/** The words of cells that are shown as signs, in one language. */
export interface SignWords {
  readonly yes: string
  readonly no: string
}

/** A sign in the place of the word of a cell. */
export type CellSign = keyof SignWords

/** The sign of a cell whose whole text is the word for it; undefined for any other text. The editor marks texts with private-use characters. */
export function cellSign(text: string | undefined, words: SignWords): CellSign | undefined {
  const said = plainCell(text)
  return (['yes', 'no'] as const).find((sign) => said !== '' && said === plainCell(words[sign]))
}

/** The text of a cell as it is compared: without the editor's marks, spaces around it, and capitals. */
function plainCell(text = ''): string {
  return text
    .replace(/\p{Co}/gu, '')
    .trim()
    .toLowerCase()
}

/** The signs of the rows of a table, by the keys of its columns. */
export function tableSigns(
  rows: readonly Readonly<Record<string, string>>[],
  words: SignWords,
): Readonly<Record<string, CellSign>>[] {
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, text]) => {
        const sign = cellSign(text, words)
        return sign ? [[column, sign]] : []
      }),
    ),
  )
}
