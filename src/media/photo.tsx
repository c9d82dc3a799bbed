import type { Image } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { usePage } from '../content/site-context.tsx'

interface PhotoProps {
  readonly image: Content<Image>
  readonly className: string
  /** How wide it is shown, as the attribute `sizes` says it. */
  readonly sizes: string
  /** Whether it is in the first view: others are loaded when they come near. */
  readonly isFirst?: boolean
}

/** A photo of the current page in the width that the screen needs, or a drawing. Its styles give it a shape before it is loaded. */
export function Photo({ image: { file, alt }, className, sizes, isFirst }: PhotoProps) {
  const picture = usePage()?.pictures?.[file]
  const loading = isFirst ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  return <img className={className} alt={alt} {...loading} {...picture} sizes={picture && sizes} src={file} />
}
