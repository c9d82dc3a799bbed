import { usePage } from '../content/site-context.tsx'

interface ArticlePictureProps {
  /** The address of the image. */
  readonly image: string
  readonly loading?: 'lazy'
}

/** The size of an image from elsewhere, in which the service is asked for it. */
const foreign = { width: 960, height: 540 }

/** The decorative image of an article. Its box keeps its size while the image loads, and if it fails. */
export function ArticlePicture({ image, loading }: ArticlePictureProps) {
  const picture = usePage()?.pictures?.[image]
  const size = picture ? { ...picture, sizes: '(min-width: 60rem) 45vw, 100vw' } : foreign
  return (
    <div className="article-picture">
      <img loading={loading} referrerPolicy="no-referrer" alt="" {...size} src={image} />
    </div>
  )
}
