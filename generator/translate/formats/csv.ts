import { type Options, parse } from 'csv-parse/sync'
import { type Format, type ReadingHints, sizeScale, UnreadableFile } from '../translation-unit.ts'
import { decodeText } from './decode-text.ts'
import { answerTable, makeSheets, readTable } from './table.ts'

/** Tables as text, which every spreadsheet program opens: UTF-8 with a byte order mark, without which Excel would not recognize it. */
export const csv: Format = {
  write(batch) {
    // An empty row separates the texts from the addresses of pages.
    const [first, second] = makeSheets(batch).map(({ data }) => data)
    const empty = first?.[0]?.map(() => '') ?? []
    return written([...(first ?? []), ...(second ? [empty, ...second.slice(1)] : [])])
  },
  read(bytes, hints) {
    const { text, encoding } = decodeText(bytes, ownHints(bytes, hints))
    const { table, damaged } = parseTable(text, hints)
    return { ...readTable(table, { damaged }), encoding }
  },
  answer(bytes, answers, hints) {
    const { text } = decodeText(bytes, ownHints(bytes, hints))
    return written(answerTable(parseTable(text, hints).table, answers), readLayout(text).separator)
  },
}

function written(table: readonly (readonly string[])[], separator = ','): Uint8Array {
  const lines = table.map((cells) => cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(separator))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}

/** More lines and separators than the table of a small site can have. */
const most = { lines: 400_000, separators: 2_000_000 }

/** The cells of a table, and the indexes of its damaged rows. */
interface ParsedTable {
  readonly table: string[][]
  readonly damaged: ReadonlySet<number>
}

function parseTable(text: string, hints: ReadingHints = { tags: {}, texts: [] }): ParsedTable {
  const { separator, start } = readLayout(text)
  const body = withoutEmptyEnd(text.slice(start), separator)
  const scale = sizeScale(hints)
  if (countCharacter('\n', body) + countCharacter('\r', body) > most.lines * scale) throw new UnreadableFile('size')
  if (countCharacter(separator, body) > most.separators * scale) throw new UnreadableFile('size')
  // Programs mix line ends: if only the first kind counted, several rows would become one.
  const layout = { delimiter: separator, record_delimiter: ['\r\n', '\n', '\r'], relax_column_count: true }
  const { rows, hasLostEnd } = parseRows(body, layout)
  const damaged = rows.flatMap((cells, index) => (cells.some(hasLostEnd) ? [index] : []))
  return { table: rows.map((cells) => cells.map(unguarded)), damaged: new Set(damaged) }
}

/** The rows of a table, and whether a cell has swallowed the rows behind it because its closing quotation mark is missing. */
function parseRows(body: string, layout: Options) {
  try {
    return { rows: parse(body, layout), hasLostEnd: () => false }
  } catch {
    return {
      rows: parseLoosely(body, layout),
      hasLostEnd: (cell: string) => cell.startsWith('"') && /[\r\n]/.test(cell),
    }
  }
}

/** Parses rows, with quotation marks within a cell as a part of its text. */
function parseLoosely(body: string, layout: Options): string[][] {
  try {
    return parse(body, { ...layout, relax_quotes: true })
  } catch (error) {
    throw new UnreadableFile('broken', (error as Error).message)
  }
}

/** A table without the empty cells and rows at its end: some programs save a million of them. */
function withoutEmptyEnd(text: string, separator: string): string {
  const empty = `${separator}\r\n`
  let end = text.length
  while (end > 0 && empty.includes(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

function countCharacter(sign: string, text: string): number {
  let found = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) found++
  return found
}

/** The beginning of cells that spreadsheets take for formulas. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A text as a cell: an apostrophe before it keeps spreadsheets from making a formula of it. */
function guarded(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell, without the apostrophe that `guarded` puts before it. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}

/** The hints for decoding a table, only for the languages that its first row names. */
function ownHints(bytes: Uint8Array, hints?: ReadingHints): ReadingHints | undefined {
  const [head = ''] = Buffer.from(bytes.subarray(0, 1000))
    .toString('latin1')
    .split(/[\r\n]/, 1)
  const named = Object.entries(hints?.tags ?? {}).filter(([key]) => head.includes(`(${key})`))
  return hints && named.length > 0 ? { ...hints, tags: Object.fromEntries(named) } : hints
}

/** A first line for Excel, which is no row: `sep=;`. */
const saidSeparator = /^"?sep=(.)"?[^\r\n]*(?:\r\n?|\n)/i

/** The separator between the cells, and the offset of the first row. Programs in other countries write semicolons or tabs. */
function readLayout(text: string): { readonly separator: string; readonly start: number } {
  const said = saidSeparator.exec(text)
  const start = said?.[0].length ?? 0
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1)
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return { separator: said?.[1] ?? counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0], start }
}
