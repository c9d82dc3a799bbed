import { usePage } from '../content/site-context.tsx'
import { photoSizes } from '../media/photo-sizes.ts'

interface ArticlePictureProps {
  /** The address of the image. */
  readonly image: string
  readonly loading?: 'lazy'
}

/** The size of an image from elsewhere, in which the service is asked for it. */
const foreign = { width: 960, height: 540 }

const postBox = { shape: 16 / 9, narrow: 92, wide: 34, from: '60rem' }
/** In the list of articles. */
const cardBox = { ...postBox, wide: 27, from: '42rem' }

/** The decorative image of an article. Its box keeps its size while the image loads, and if it fails. */
export function ArticlePicture({ image, loading }: ArticlePictureProps) {
  const picture = usePage()?.pictures?.[image]
  const size = picture ? { ...picture, sizes: photoSizes(picture, loading ? cardBox : postBox) } : foreign
  return (
    <div className="article-picture">
      <img loading={loading} referrerPolicy="no-referrer" className={picture && 'photo'} alt="" {...size} src={image} />
    </div>
  )
}
