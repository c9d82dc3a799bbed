import { fileExists } from '#files'
import { projectFile } from '#places'
import { type FontScript, findFamily } from './font-families.ts'
import { fontId } from './font-files.ts'

/** A small file with the letters of a script, in which the editor shows a family that is not installed. */
export interface FontSpecimen {
  /** Its name, without its end. */
  readonly id: string
  readonly path: string
  /** Its letters, as a CSS `unicode-range`. */
  readonly range: string
}

/** The letters of each script, as a CSS `unicode-range`. */
const cjk = 'U+3000-30FF,U+4E00-9FFF,U+FF00-FFEF'
const ranges: Readonly<Record<FontScript, string>> = {
  latin: 'U+20-7E,U+A0-FF,U+2013-2026,U+20AC',
  cyrillic: 'U+400-491',
  greek: 'U+386-3CE',
  arabic: 'U+600-6FF',
  hebrew: 'U+590-5FF',
  devanagari: 'U+900-97F',
  thai: 'U+E00-E7F',
  japanese: cjk,
  'chinese-simplified': cjk,
  'chinese-traditional': cjk,
  korean: 'U+AC00-D7AF',
}

/** The specimens of a family, one for each of its scripts; none for an unknown family. `npm run specimens` makes them. */
export function listSpecimens(family: string): FontSpecimen[] {
  const known = findFamily(family)
  if (known === undefined) return []
  return known.scripts
    .map((script) => ({
      id: `${fontId(known.name)}-${script}`,
      path: specimenFile(known.name, script),
      range: ranges[script],
    }))
    .filter(({ path }) => fileExists(path))
}

/** The path of a specimen, whether it is there or not. */
export function specimenFile(family: string, script: FontScript): string {
  return projectFile(`generator/assets/specimens/${fontId(family)}-${script}.woff2`)
}
