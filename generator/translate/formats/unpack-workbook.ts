import { Unzip, UnzipInflate, zipSync } from 'fflate'
import { UnreadableFile } from '../translation-unit.ts'

/** The limits for the workbook of a small site: more than any translator's file needs, yet read in a few seconds with some 100 MB of memory. */
const smallest = {
  entries: 1000,
  unpacked: 16_000_000,
  cells: 300_000,
  rows: 30_000,
  columns: 300,
  letters: 16_000_000,
}

/** How many packed bytes are read at a time. 4 kB unpack to at most 4 MB, so a zip bomb is noticed early. */
const chunk = 1 << 12

/** The longest text of a cell, in bytes: programs have a limit of 32,767 letters. */
const longest = 1_000_000

/**
 * Makes a harmless workbook of an untrusted one: only the parts that are read, uncompressed. Unpacks in small steps and stops at the limits, since
 * the size that a file states may be wrong.
 *
 * @param scale the factor for the limits of a small site
 * @throws UnreadableFile if it is no workbook, or exceeds the limits
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
 * Gives each cell with a formula the formula as its text, in the place of the calculated value; and each cell with an error, such as `#N/A`, the
 * error as its text, which the library would leave out.
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

/** Whether a text between two tags is longer than the text of a cell can be. */
function hasLongText(part: Buffer): boolean {
  for (let start = 0; start + longest < part.length; ) {
    const end = part.lastIndexOf('<', start + longest)
    if (end <= start) return true
    start = end
  }
  return false
}

/** Refuses a sheet whose last cell is too far away: the library allocates all cells up to it, also the empty ones. */
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
 * Refuses tables with too much text. Many cells may share one text, so a small file can hold a lot.
 *
 * @param scale the factor for the limits of a small site
 * @throws UnreadableFile if the texts of all cells together are too long
 */
export function assertLetters(tables: readonly (readonly (readonly string[])[])[], scale = 1): void {
  let letters = 0
  for (const table of tables) for (const cells of table) for (const cell of cells) letters += cell.length
  if (letters > smallest.letters * scale) throw tooLarge()
}

function tooLarge(): UnreadableFile {
  return new UnreadableFile('size')
}
