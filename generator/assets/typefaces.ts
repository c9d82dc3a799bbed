import { readBytes } from '#files'
import { packageFile } from '#packages'
import type { EditedTypeface } from '../../src/edit/protocol/look.ts'
import { usableFonts } from '../check/rules/create-rule-context.ts'
import { drawnWeight, fontId, variableFont } from '../lib/fonts/font-files.ts'
import { findWholeScript } from '../lib/fonts/font-letters.ts'
import { readMetrics } from '../lib/fonts/font-metrics.ts'

/** A family that is installed, with the path of its Latin letters, or of all its characters. */
interface Typeface extends EditedTypeface {
  readonly path: string
}

/** The families that are installed with all that headings and text need. */
export function installedFamilies(): string[] {
  const texts = usableFonts('text')
  return usableFonts('heading').filter((family) => texts.includes(family))
}

/** The same, with where their letters are. */
export async function typefaces(): Promise<Typeface[]> {
  return installedFamilies().map((family) => {
    const script = findWholeScript(family)
    return {
      family,
      isSerif: readMetrics(family).category === 'serif',
      isWhole: script !== undefined,
      file: `fonts/${fontId(family)}.woff2`,
      path: packageFile(script?.file(drawnWeight.text) ?? variableFont(family)),
    }
  })
}

/** The files of their letters, as the editor shows them. */
export async function typefaceFiles(): Promise<[string, Uint8Array][]> {
  return (await typefaces()).map(({ file, path }) => [file, readBytes(path)])
}
