import readExcelFile from 'read-excel-file/web-worker'
import writeExcelFile from 'write-excel-file/browser'
import type { Cell } from '../translate/formats/node-spreadsheets.ts'

// The port `#spreadsheets` in the tab.

export type { Cell }

export function readWorkbook(bytes: Uint8Array) {
  return readExcelFile(new Blob([bytes as BlobPart]), { trim: false })
}

export async function writeWorkbook(sheets: Parameters<typeof writeExcelFile>[0]): Promise<Uint8Array> {
  return new Uint8Array(await (await writeExcelFile(sheets).toBlob()).arrayBuffer())
}
