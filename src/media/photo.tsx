import type { Image } from '../../schema/common.ts'
import type { Content, Picture } from '../content/page-content.ts'
import { usePage } from '../content/site-context.tsx'

interface PhotoProps {
  readonly image: Content<Image>
  readonly className: string
  /** The box that its styles give it: by its width the browser chooses which file to load. */
  readonly box: PhotoBox
  /** Whether it is in the first view and loads at once; other photos load when they come near. */
  readonly isFirst?: boolean
}

/** A photo of the current page in the width that the screen needs, or a drawing. */
export function Photo({ image: { file, alt, focus, focusNarrow }, className, box, isFirst }: PhotoProps) {
  const picture = usePage()?.pictures?.[file]
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      className={`photo ${className}${focus ? focusClasses(focus) : ''}${focusNarrow ? narrowFocusClasses(focusNarrow) : ''}`}
      alt={alt}
      {...loading}
      {...picture}
      sizes={picture && photoSizes(picture, box)}
      src={file}
    />
  )
}

/** The classes of a point, to a tenth: a style of its own would need a hash in the page's policy. */
export function focusClasses(focus: string): string {
  const [x, y] = tenths(focus)
  return ` focus focus-x${x} focus-y${y}`
}

/** The classes of a point of narrow screens. */
function narrowFocusClasses(focus: string): string {
  const [x, y] = tenths(focus)
  return ` focus-narrow focus-narrow-x${x} focus-narrow-y${y}`
}

function tenths(focus: string): number[] {
  return focus.split(' ').map((percent) => Math.round(Number(percent) / 10))
}

/** The address of a photo's largest file. */
export function largestFile(picture: Picture | undefined): string | undefined {
  return picture?.srcSet.split(' ').at(-2)
}

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
