import { type Cell, readWorkbook, writeWorkbook } from '#spreadsheets'
import { type Format, type ReadingHints, sizeScale, UnreadableFile } from '../translation-unit.ts'
import { answerSheets, makeSheets, readSheets, type Sheet } from './table.ts'
import { assertLetters, unpackWorkbook } from './unpack-workbook.ts'

/** A workbook for Excel and LibreOffice. Its cells are texts, so that nothing becomes a number or a day. */
export const xlsx: Format = {
  write: (batch) => written(makeSheets(batch)),
  read: async (bytes, hints) => readSheets(await parseSheets(bytes, hints)),
  answer: async (bytes, answers, hints) => written(answerSheets(await parseSheets(bytes, hints), answers)),
}

const widths = [30, 24, 60, 60, 60, 40, 40, 8, 30, 60].map((width) => ({ width }))

async function written(sheets: readonly Sheet[]): Promise<Uint8Array> {
  const made = sheets.map(({ sheet, data }) => ({ sheet, data: makeCells(data), columns: widths, stickyRowsCount: 1 }))
  return writeWorkbook(made)
}

function makeCells(table: Sheet['data']): Cell[][] {
  return table.map((cells, index) =>
    cells.map(
      (value): Cell => ({
        value: spaced(value),
        type: String,
        // The format of texts.
        format: '@',
        wrap: true,
        alignVertical: 'top',
        ...(index === 0 && { fontWeight: 'bold' }),
      }),
    ),
  )
}

/** A text as a cell. The library keeps written texts in an object, and would take `constructor` for one of them: a space avoids that. */
function spaced(text: string): string {
  return text in {} ? `${text} ` : text
}

async function parseSheets(bytes: Uint8Array, hints?: ReadingHints): Promise<Sheet[]> {
  const scale = hints && sizeScale(hints)
  const unpacked = unpackWorkbook(bytes, scale)
  try {
    const sheets = await readWorkbook(unpacked)
    const read = sheets.map(({ sheet, data }) => ({ sheet, data: data.map((cells) => cells.map(cellText)) }))
    assertLetters(
      read.map(({ data }) => data),
      scale,
    )
    return read
  } catch (error) {
    if (error instanceof UnreadableFile) throw error
    // A TypeError of the library says nothing about the file.
    throw new UnreadableFile('broken', error instanceof TypeError ? '' : (error as Error).message)
  }
}

function cellText(cell: string | number | boolean | Date | null): string {
  const said = typeof cell === 'boolean' ? String(cell).toUpperCase() : String(cell ?? '')
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : said
  return text.trim() in {} ? text.trim() : text
}
