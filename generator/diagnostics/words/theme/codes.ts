import type { Unknown } from '../parameters.ts'

/** Colours and typefaces: the codes, each with what its message needs to know. */
export interface ThemeCodes {
  'font-missing': Unknown & {
    /** The packages that are not installed. */
    readonly packages: readonly string[]
    /** What installed packages do not have of it. */
    readonly files: readonly string[]
  }
}
