import type { ShownSection } from '../../content/page-content.ts'
import { usePage } from '../../content/site-context.tsx'
import { largestFile, Photo, type PhotoBox } from '../../media/photo.tsx'
import { ComparedPictures } from '../compared-pictures.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** Pictures. Each is a link to its largest file, which the browser shows by itself. */
export function GalleryView({ section }: { readonly section: ShownSection<'gallery'> }) {
  const pictures = usePage()?.pictures
  const { look = 'grid', items } = section
  if (look === 'compare')
    return (
      <SectionFrame section={section}>
        <ComparedPictures {...section} />
      </SectionFrame>
    )
  return (
    <SectionFrame section={section}>
      <ul className="gallery">
        {items.map(({ caption, ...image }, index) => {
          // A figure without a caption has no name.
          const Frame = caption ? 'figure' : 'div'
          return (
            <li key={index}>
              <Frame>
                <a href={largestFile(pictures?.[image.file]) ?? image.file}>
                  <Photo
                    className="gallery-photo"
                    image={image}
                    box={look === 'grid' ? photoBox(index, items.length) : boxes[look]}
                  />
                </a>
                {caption && <figcaption>{caption}</figcaption>}
              </Frame>
            </li>
          )
        })}
      </ul>
    </SectionFrame>
  )
}

const boxes = {
  /** As high as the picture itself. */
  masonry: { aspectRatio: 99, narrow: 45, wide: 30, from: '48rem' },
  strip: { aspectRatio: 4 / 3, narrow: 80, wide: 34, from: '48rem' },
  mosaic: { aspectRatio: 1, narrow: 92, wide: 46, from: '48rem' },
} as const

/** The box of a picture. As in the styles: rows of three, and first one or two rows of two where the last row would not be full. */
function photoBox(index: number, count: number): PhotoBox {
  const from = '48rem'
  if (count === 1) return { aspectRatio: 16 / 9, narrow: 92, wide: 84, from }
  const inPairs = [0, 4, 2][count % 3] as number
  const isWhole = index === 0 && count % 2 === 1
  return { aspectRatio: 3 / 2, narrow: isWhole ? 92 : 45, wide: index < inPairs ? 42 : 27, from }
}
