import type { Unknown } from '../parameters.ts'

/** Images, icons and flags: the codes, each with what its message needs to know. */
export interface ImageCodes {
  'icon-unknown': Unknown
  'alt-is-file-name': { readonly text: string }
  'image-missing': Unknown
  'image-outside': { readonly value: string }
  'image-too-large': { readonly kind: 'drawing' | 'photo'; readonly bytes: number; readonly limit: number }
  'image-type': {
    readonly value: string
    /** What the file holds; empty where it is no image. */
    readonly found: ImageType | ''
  }
  'image-damaged': {
    readonly value: string
    /** Why it cannot be shown: it is no whole drawing, does not say how large it is, or is a photo without its end. */
    readonly fault: 'damaged' | 'size' | 'cut'
  }
  /** The widths are in pixels. */
  'photo-small': { readonly width: number; readonly least: number }
  'image-foreign': { readonly value: string; readonly part: string }
  'logo-shape': { readonly width: number; readonly height: number }
  'flag-unknown': {
    readonly value: string
    /** The flag that the language makes likely. */
    readonly suggestion?: string
  }
}

/** The types of images, by the usual end of their names. Pages cannot show HEIC, which phones take. */
export type ImageType = 'svg' | 'png' | 'jpg' | 'webp' | 'avif' | 'heic'
