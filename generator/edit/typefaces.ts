import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditedTypeface } from '../../src/edit/protocol-look.ts'
import { drawnWeight, fontId, fontMeasures, variableFont } from '../lib/font-files.ts'
import { findWholeScript } from '../lib/font-letters.ts'
import { packagesFolder } from '../lib/package-files.ts'
import { installedFamilies } from './choose-fonts.ts'

/** A family that is installed, with the path of its Latin letters, or of all its signs. */
interface Typeface extends EditedTypeface {
  readonly path: string
}

/** The families that are installed with all that headings and text need. */
export async function typefaces(): Promise<Typeface[]> {
  return Promise.all(
    installedFamilies().map(async (family) => {
      const script = findWholeScript(family)
      const { name, file } = script?.file(drawnWeight.text) ?? variableFont(family)
      const measures = fontMeasures(family)
      const { default: metrics } = (await import(`${measures.name}/${measures.file}`)) as {
        default: { readonly category: string }
      }
      return {
        family,
        isSerif: metrics.category === 'serif',
        isWhole: script !== undefined,
        file: `fonts/${fontId(family)}.woff2`,
        path: join(packagesFolder(), name, file),
      }
    }),
  )
}

/** The files of their letters, as the editor shows them. */
export async function typefaceFiles(): Promise<[string, Uint8Array][]> {
  return (await typefaces()).map(({ file, path }) => [file, readFileSync(path)])
}
