import type { FontRole } from '../../lib/fonts/font-files.ts'
import type { TranslationsLock } from '../translations-lock.ts'
import type { Drawing } from './files/read-drawing.ts'
import type { PhotoFacts } from './files/read-image.ts'
import type { Tone } from './files/read-tone.ts'

/** What rules may ask about the machine: the files that a configuration names, the packages that it may use, the date. */
export interface RuleContext {
  /** A file by its path in the configuration; undefined if it does not exist. */
  file(path: string): FileFacts | undefined
  /** The paths of existing images, for suggestions. */
  images(): string[]
  /** The paths of existing files that a site may offer, for suggestions. */
  offered(): string[]
  hasIcon(name: string): boolean
  icons(): string[]
  /** What the installed packages lack for a typeface. */
  fontLack(typeface: Typeface): FontLack
  /** The typeface families that are complete. */
  fonts(role: Typeface['role']): string[]
  readonly hasFlag: (country: string) => boolean
  /** What is known of the translations, from the file beside the configuration. */
  translations(): TranslationsLock
  /** The day of the check, year-month-day. */
  today(): string
}

/** What keeps a typeface from being used. */
export interface FontLack {
  /** The packages that are not installed. */
  readonly packages: readonly string[]
  /** The files that installed packages lack: installing more would not help. */
  readonly files: readonly string[]
}

/** A typeface by the name of its family. */
export interface Typeface {
  readonly family: string
  readonly role: FontRole
}

/** What is known of a file. */
export interface FileFacts {
  readonly bytes: number
  /** Its beginning: enough to tell its type. */
  head(): Uint8Array
  /** Its properties as a drawing. */
  drawing(): Drawing
  /** Whether it is hardly seen on dark grounds, or on light ones. Only of files that can be drawn. */
  tone(): Tone
  /** Its properties as a photo. */
  photo(): PhotoFacts
}

/** Paths that lead out of the folder of the configuration: addresses on the web, and those from the root of a disk. */
export const isOutside = /^(?:https?:|file:|([a-z]:)?[\\/])/i

/** Whether a file holds only what Git LFS keeps in the place of a large one until it is fetched: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
export function isPointer({ bytes, head }: FileFacts): boolean {
  return bytes < 1024 && Buffer.from(head()).toString('latin1').startsWith('version https://git-lfs.github.com/spec/')
}
