import readExcelFile from 'read-excel-file/web-worker'
import writeExcelFile from 'write-excel-file/browser'
import type { Cell, writeWorkbook as writeOnNode } from '../../translate/formats/node-spreadsheets.ts'

// The port `#spreadsheets` in the tab.

export type { Cell }

export function readWorkbook(bytes: Uint8Array) {
  return readExcelFile(new Blob([bytes as BlobPart]), { trim: false })
}

/** The library calls the same sheets by another type in browsers: only pictures, which none has, are others there. */
export async function writeWorkbook(sheets: Parameters<typeof writeOnNode>[0]): Promise<Uint8Array> {
  const workbook = writeExcelFile(sheets as unknown as Parameters<typeof writeExcelFile>[0])
  return new Uint8Array(await (await workbook.toBlob()).arrayBuffer())
}
