import { parse } from 'csv-parse/sync'
import { type Format, type ReadingHints, UnreadableFile } from '../translation-unit.ts'
import { decodedText } from './decoded-text.ts'
import { answeredTable, makeSheets, readTable } from './table.ts'

/** Tables as text, which every spreadsheet opens: UTF-8 with its mark, which tells Excel so. */
export const csv: Format = {
  endings: ['csv', 'tsv', 'txt'],
  write(batch) {
    // An empty row is between the texts and the addresses of pages.
    const [first, second] = makeSheets(batch).map(({ data }) => data)
    const empty = first?.[0]?.map(() => '') ?? []
    return written([...(first ?? []), ...(second ? [empty, ...second.slice(1)] : [])])
  },
  read(bytes, hints) {
    const { text, encoding } = decodedText(bytes, ownHints(bytes, hints))
    return { ...readTable(parseCells(text)), encoding }
  },
  answer(bytes, answers, hints) {
    const { text } = decodedText(bytes, ownHints(bytes, hints))
    return written(answeredTable(parseCells(text), answers), detectSeparator(text))
  },
}

function written(table: readonly (readonly string[])[], separator = ','): Uint8Array {
  const lines = table.map((cells) => cells.map((cell) => `"${guarded(cell).replaceAll('"', '""')}"`).join(separator))
  return Buffer.from(`\ufeff${lines.join('\r\n')}\r\n`)
}

function parseCells(text: string): string[][] {
  try {
    const rows = parse(text, { delimiter: detectSeparator(text), relax_column_count: true, relax_quotes: true })
    return rows.map((cells) => cells.map(unguarded))
  } catch (error) {
    throw new UnreadableFile('broken', (error as Error).message)
  }
}

/** What a cell begins with that spreadsheets take for a formula. */
const formulaStart = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/** A text as a cell of which no spreadsheet makes a formula: behind an apostrophe. */
function guarded(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text
}

/** The text of a cell, without that apostrophe. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell
}

/** What is known of the languages that the first row names. */
function ownHints(bytes: Uint8Array, hints?: ReadingHints): ReadingHints | undefined {
  const [head = ''] = Buffer.from(bytes.subarray(0, 1000))
    .toString('latin1')
    .split(/[\r\n]/, 1)
  const named = Object.entries(hints?.tags ?? {}).filter(([key]) => head.includes(`(${key})`))
  return hints && named.length > 0 ? { ...hints, tags: Object.fromEntries(named) } : hints
}

/** The sign between the cells: programs of other countries write semicolons or tabs. */
function detectSeparator(text: string): string {
  const [line = ''] = text.split(/\r?\n/, 1)
  const counts = [',', ';', '\t'].map((sign) => [sign, line.split(sign).length] as const)
  return counts.reduce((most, next) => (next[1] > most[1] ? next : most))[0]
}
