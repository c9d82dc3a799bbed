interface ArticlePictureProps {
  /** The address of the image. */
  readonly image: string
  readonly loading?: 'lazy'
}

/** The image of an article, which decorates it and says nothing. Its place is kept while it loads, and where it cannot be loaded. */
export function ArticlePicture({ image, loading }: ArticlePictureProps) {
  return (
    <div className="article-picture">
      <img loading={loading} referrerPolicy="no-referrer" src={image} alt="" width="960" height="540" />
    </div>
  )
}
