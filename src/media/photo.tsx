import type { Image } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { usePage } from '../content/site-context.tsx'
import { type PhotoBox, photoSizes } from './photo-sizes.ts'

interface PhotoProps {
  readonly image: Content<Image>
  readonly className: string
  /** The box that its styles give it: by its width the browser chooses which file to load. */
  readonly box: PhotoBox
  /** Whether it is in the first view and loads at once; other photos load when they come near. */
  readonly isFirst?: boolean
}

/** A photo of the current page in the width that the screen needs, or a drawing. */
export function Photo({ image: { file, alt }, className, box, isFirst }: PhotoProps) {
  const picture = usePage()?.pictures?.[file]
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return (
    <img
      className={`photo ${className}`}
      alt={alt}
      {...loading}
      {...picture}
      sizes={picture && photoSizes(picture, box)}
      src={file}
    />
  )
}
