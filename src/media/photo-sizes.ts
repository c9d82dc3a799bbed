import type { Picture } from '../content/page-content.ts'

/** The box that a photo fills (`object-fit: cover`), as its styles lay it out. */
export interface PhotoBox {
  /** Width divided by height. */
  readonly aspectRatio: number
  /** The box's width in narrow windows, in vw. */
  readonly narrow: number
  /** The box's width in windows that are at least `from` wide, in vw. */
  readonly wide: number
  readonly from: string
}

/**
 * Returns the `sizes` attribute of a photo that fills a box. A photo with a wider aspect ratio than the box is scaled to the box's height
 * and its sides are cut off, so that it is drawn wider than the box.
 */
export function photoSizes({ width, height }: Picture, { aspectRatio, narrow, wide, from }: PhotoBox): string {
  const overhang = Math.max(1, width / height / aspectRatio)
  const drawnWidth = (boxWidth: number) => `${Math.round(boxWidth * overhang)}vw`
  return `(min-width: ${from}) ${drawnWidth(wide)}, ${drawnWidth(narrow)}`
}
