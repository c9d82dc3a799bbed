import { csv } from './formats/csv.ts'
import { po } from './formats/po.ts'
import { xliff } from './formats/xliff.ts'
import { xliff2 } from './formats/xliff2.ts'
import { xlsx } from './formats/xlsx.ts'
import { type Format, type FormatName, UnreadableFile } from './translation-unit.ts'

/** The formats by their names. */
export const formats = { xliff, xliff2, xlsx, po, csv } as const satisfies Readonly<Record<FormatName, Format>>

/**
 * The format of a file that came back, by how its name ends. Both versions of XLIFF are read in the same way.
 *
 * @throws UnreadableFile for a name that none of them has
 */
export function detectFormat(file: string): Format {
  const ending = /\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  const found = Object.values<Format>(formats).find(({ endings }) => endings.includes(ending))
  if (!found) throw new UnreadableFile('type')
  return found
}
