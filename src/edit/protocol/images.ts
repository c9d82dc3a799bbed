// What the app and its server send each other about pictures. Types only.

/** `PUT /@edit/images/<name>`: keeps a picture beside the configuration. */
export type ImageAnswer =
  /** Its name for the configuration. */
  { readonly file: string; readonly width: number; readonly height: number } | ImageRefused

/** A picture that is not taken, with the part of a drawing that must not be in it. */
export interface ImageRefused {
  readonly refused: ImageRefusal
  readonly part?: string
}

/** Why a picture is not taken. */
export type ImageRefusal =
  | 'too-large'
  | 'too-many-pixels'
  | 'no-image'
  | 'heic'
  | 'damaged'
  | 'drawing-size'
  | 'drawing-heavy'
  | 'drawing-foreign'
  | 'outside'
