import { type FormatName, formatEndings, formatNames } from '../../src/edit/protocol/translation-formats.ts'
import { csv } from './formats/csv.ts'
import { po } from './formats/po.ts'
import { xliff } from './formats/xliff.ts'
import { xliff2 } from './formats/xliff2.ts'
import { xlsx } from './formats/xlsx.ts'
import { type Format, UnreadableFile } from './translation-unit.ts'

/** The formats by their names. */
export const formats = { xliff, xliff2, xlsx, po, csv } as const satisfies Readonly<Record<FormatName, Format>>

/**
 * The format of a returned file, by the ending of its name. Both versions of XLIFF are read in the same way.
 *
 * @throws UnreadableFile if no format has this ending
 */
export function detectFormat(file: string): Format {
  const ending = /\.([^.]+)$/.exec(file)?.[1]?.toLowerCase() ?? ''
  const name = formatNames.find((format) => formatEndings[format].some((known) => known === ending))
  if (!name) throw new UnreadableFile('type')
  return formats[name]
}
