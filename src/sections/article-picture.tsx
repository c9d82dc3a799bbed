interface ArticlePictureProps {
  /** The address of the image. */
  readonly image: string
  readonly loading?: 'lazy'
}

/** The decorative image of an article. Its box keeps its size while the image loads, and if it fails. */
export function ArticlePicture({ image, loading }: ArticlePictureProps) {
  return (
    <div className="article-picture">
      <img loading={loading} referrerPolicy="no-referrer" src={image} alt="" width="960" height="540" />
    </div>
  )
}
