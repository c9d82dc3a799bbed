// The port `#spreadsheets` on Node.
import readExcelFile from 'read-excel-file/node'
import writeExcelFile, { type Cell } from 'write-excel-file/node'

export type { Cell }

/** Reads the sheets of a workbook. */
export function readWorkbook(bytes: Uint8Array) {
  return readExcelFile(Buffer.from(bytes), { trim: false })
}

/** Writes a workbook. */
export function writeWorkbook(sheets: Parameters<typeof writeExcelFile>[0]): Promise<Uint8Array> {
  return writeExcelFile(sheets).toBuffer()
}
