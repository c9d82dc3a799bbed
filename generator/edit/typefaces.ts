import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EditedTypeface } from '../../src/edit/protocol.ts'
import { usableFonts } from '../check/rules/font-packages.ts'
import { fontId, fontMeasures, variableFont } from '../lib/font-files.ts'
import { packagesFolder } from '../lib/package-files.ts'
import { wholeScriptOf } from '../lib/whole-script.ts'

/** A family that is installed, with the path of its Latin letters. */
interface Typeface extends EditedTypeface {
  readonly path: string
}

/** The families that are installed with all that headings and text need; those of thousands of signs are chosen for a language, by their name. */
export async function typefaces(): Promise<Typeface[]> {
  const folder = packagesFolder()
  const texts = usableFonts('text', folder)
  const families = usableFonts('heading', folder).filter((family) => texts.includes(family) && !wholeScriptOf(family))
  return Promise.all(
    families.map(async (family) => {
      const { name, file } = variableFont(family)
      const measures = fontMeasures(family)
      const { default: metrics } = (await import(`${measures.name}/${measures.file}`)) as {
        default: { readonly category: string }
      }
      const isSerif = metrics.category === 'serif'
      return { family, isSerif, file: `fonts/${fontId(family)}.woff2`, path: join(folder, name, file) }
    }),
  )
}

/** The files of their letters, as the editor shows them. */
export async function typefaceFiles(): Promise<[string, Uint8Array][]> {
  return (await typefaces()).map(({ file, path }) => [file, readFileSync(path)])
}
