import type { ColourUse, Scheme } from '../../../colours/contrast-pairs.ts'
import type { Unknown } from '../parameters.ts'

/** Colours and typefaces: the codes, each with what its message needs to know. */
export interface ThemeCodes {
  'font-missing': Unknown & {
    /** The packages that are not installed. */
    readonly packages: readonly string[]
    /** What installed packages do not have of it. */
    readonly files: readonly string[]
  }
  'contrast-low': {
    /** What of the site is hard to read. */
    readonly use: ColourUse
    readonly scheme: Scheme
    readonly contrast: number
    readonly promised: number
    /** The nearest shade that can be read well. */
    readonly suggestion: string
  }
}
