import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { UnreadableFile } from '../translation-unit.ts'

/** What a workbook of a small site may have at most: more than any of translators has, and what can be read in a few seconds and some 100 MB. */
const smallest = {
  entries: 1000,
  unpacked: 16_000_000,
  cells: 300_000,
  rows: 30_000,
  columns: 300,
  letters: 16_000_000,
}

/** Of 4 kB, packing makes no more than 4 MB: what is too much is known before all of it is there. */
const chunk = 1 << 12

/** The longest text of a cell, in bytes: programs have a limit of 32,767 letters. */
const longest = 1_000_000

/**
 * A workbook that is known to be harmless: only the parts that are read, not packed. It is unpacked little by little, and no further once it is too
 * much: what a file says of its size may be wrong.
 *
 * @param scale how many times as large as that of a small site it may be
 * @throws UnreadableFile where it is no workbook, or larger than any of translators
 */
export function unpackWorkbook(bytes: Uint8Array, scale = 1): Uint8Array {
  const limits = { ...smallest, unpacked: smallest.unpacked * scale }
  const parts = new Map<string, Uint8Array[]>()
  let [entries, unpacked] = [0, 0]
  const unzip = new Unzip((file) => {
    if (++entries > limits.entries) throw tooLarge()
    if (!/\.(?:xml|rels)$/.test(file.name) || file.name in {}) return
    const pieces: Uint8Array[] = []
    parts.set(file.name, pieces)
    file.ondata = (error, data) => {
      if (error) throw error
      unpacked += data.length
      if (unpacked > limits.unpacked) throw tooLarge()
      pieces.push(data)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += chunk)
      unzip.push(bytes.subarray(at, at + chunk), at + chunk >= bytes.length)
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('broken', (error as Error).message)
  }
  if (parts.size === 0) throw new UnreadableFile('broken')
  const whole = [...parts].map(([name, pieces]): [string, Uint8Array] => {
    const part = Buffer.concat(pieces)
    if (hasLongText(part)) throw tooLarge()
    if (!/sheet[^/]*\.xml$/i.test(name)) return [name, part]
    assertSize(part, scale)
    return [name, /<f|\st=["']e["']/.test(part.toString('latin1')) ? Buffer.from(withTexts(part.toString())) : part]
  })
  return zipSync(Object.fromEntries(whole), { level: 0 })
}

/**
 * A table in which each cell with a formula has the formula as its text, and not what somebody's program made of it; and each with an error,
 * such as `#N/A`, its sign, which the library leaves out.
 */
function withTexts(sheet: string): string {
  const end = '</c>'
  return sheet
    .split(end)
    .map((piece) => {
      const at = piece.lastIndexOf('<c ')
      const cell = at === -1 ? '' : piece.slice(at)
      const formula = /<f(?:\s[^>]*)?(?:\/>|>([^<]*)<\/f>)/.exec(cell)
      const [, , error] = /^<c\s(?:[^>]*\s)?t=(["'])e\1[^>]*>\s*<v>([^<]*)<\/v>/.exec(cell) ?? []
      const text = formula ? `=${formula[1] ?? ''}` : error
      if (text === undefined) return piece
      const address = /\sr="[A-Z]+\d+"/.exec(cell)?.[0] ?? ''
      return `${piece.slice(0, at)}<c${address} t="inlineStr"><is><t>${text}</t></is>`
    })
    .join(end)
}

/** Whether a text between two tags is longer than that of any cell. */
function hasLongText(part: Buffer): boolean {
  for (let start = 0; start + longest < part.length; ) {
    const end = part.lastIndexOf('<', start + longest)
    if (end <= start) return true
    start = end
  }
  return false
}

/** A table is read whole, from its first cell to the last that has a name: that may be far away, with nothing between them. */
function assertSize(sheet: Buffer, scale: number): void {
  const limits = { ...smallest, cells: smallest.cells * scale, rows: smallest.rows * scale }
  let [cells, elements, rows, columns] = [0, 0, 0, 0]
  for (const [, element, column = '', row] of sheet
    .toString('latin1')
    .matchAll(/<(?:\w+:)?(c|row)\b(?:[^>]*?\sr="([A-Z]*)(\d+)")?/g)) {
    if (element === 'c') cells++
    else elements++
    rows = Math.max(rows, elements, Number(row ?? 0))
    columns = Math.max(
      columns,
      [...column].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0),
    )
    if (cells > limits.cells || rows > limits.rows || columns > limits.columns || rows * columns > limits.cells * 2)
      throw tooLarge()
  }
}

/**
 * @param scale how many times as long as those of a small site they may be
 * @throws UnreadableFile where the texts of all cells together are longer than any texts of a site: many cells may share one
 */
export function assertLetters(tables: readonly (readonly (readonly string[])[])[], scale = 1): void {
  let letters = 0
  for (const table of tables) for (const cells of table) for (const cell of cells) letters += cell.length
  if (letters > smallest.letters * scale) throw tooLarge()
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile('size')
}
