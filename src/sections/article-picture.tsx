import { usePage } from '../content/site-context.tsx'
import { focusClasses, type PhotoBox, photoSizes } from '../media/photo.tsx'

interface ArticlePictureProps {
  /** The URL of the image. */
  readonly image: string
  /** The point of a photo that is never cut off. */
  readonly focus: string | undefined
  /** Where the image stands: in the list of articles, or at the top of its article. */
  readonly place: 'list' | 'article'
}

const boxes: Readonly<Record<ArticlePictureProps['place'], PhotoBox>> = {
  list: { aspectRatio: 16 / 9, narrow: 92, wide: 27, from: '42rem' },
  article: { aspectRatio: 16 / 9, narrow: 92, wide: 34, from: '60rem' },
}

/** The size of images from the blog's image service. */
const serviceSize = { width: 960, height: 540 }

/** The decorative image of an article. Its box keeps its size while the image loads, and if it fails to. */
export function ArticlePicture({ image, focus, place }: ArticlePictureProps) {
  const picture = usePage()?.pictures?.[image]
  const size = picture ? { ...picture, sizes: photoSizes(picture, boxes[place]) } : serviceSize
  return (
    <div className="article-picture">
      <img
        loading={place === 'list' ? 'lazy' : undefined}
        referrerPolicy="no-referrer"
        className={picture && `photo${focus ? focusClasses(focus) : ''}`}
        alt=""
        {...size}
        src={image}
      />
    </div>
  )
}
