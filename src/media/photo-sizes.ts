import type { Picture } from '../content/page-content.ts'

/** A box that a photo fills. */
export interface PhotoBox {
  /** Its width by its height. */
  readonly shape: number
  /** Its width on narrow windows, in hundredths of theirs. */
  readonly narrow: number
  /** Its width on windows that are at least `from` wide, in hundredths of theirs. */
  readonly wide: number
  readonly from: string
}

/** The attribute `sizes` of a photo that fills a box. Where it is wider than the box, its sides are cut off: it is shown wider than the box is. */
export function photoSizes({ width, height }: Picture, { shape, narrow, wide, from }: PhotoBox): string {
  const shown = (hundredths: number) => `${Math.round(hundredths * Math.max(1, width / height / shape))}vw`
  return `(min-width: ${from}) ${shown(wide)}, ${shown(narrow)}`
}
