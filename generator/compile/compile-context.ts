import type { Picture, SvgShape } from '../../src/content/page-content.ts'
import type { InlineDrawing } from '../../src/content/shell-content.ts'
import type { PhotoLight } from './looks/veil.ts'

/** A drawing that can be inlined. */
export interface PlainDrawing {
  readonly inline: InlineDrawing
  /** The whole drawing as a `data:` URL, for attributes. */
  readonly address: string
}

/** A file that the site offers. */
export interface OfferedFile {
  readonly address: string
  /** Its size. */
  readonly bytes: number
}

/** What projecting needs from outside, since it reads no files. */
export interface CompileContext {
  /** The address under which the site serves an image that the configuration names, or a flag: `flag:br`. */
  readonly assetUrl: (file: string) => string
  /** How a photo that the configuration names is shown; undefined for a drawing. */
  readonly picture: (file: string) => Picture | undefined
  /** How light a photo is on which words may stand, by its address; undefined for a drawing. */
  readonly light: (address: string) => PhotoLight | undefined
  /** How many times as wide as high an image is that the configuration names. */
  readonly ratio: (file: string) => number
  /** An image that the configuration names, if it is a drawing of a few plain shapes. */
  readonly plainDrawing: (file: string) => PlainDrawing | undefined
  /** A file to keep that the configuration names: its address and its size in bytes. */
  readonly file: (name: string) => OfferedFile
  /** The names of the kinds of the site's own. */
  readonly kinds: ReadonlySet<string>
  /** The day of the build, year-month-day. */
  readonly today: string
  /** The elements of an icon, by its name. */
  readonly icon: (name: string) => readonly SvgShape[]
}
