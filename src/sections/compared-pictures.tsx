import { useEffect, useRef } from 'react'
import type { ShownSection } from '../content/page-content.ts'
import { Photo } from '../media/photo.tsx'

type GalleryProps = ShownSection<'gallery'>
type Picture = GalleryProps['items'][number]

/** Pictures, two and two over each other; a line between them is moved. Without JavaScript they stand side by side, or below each other. */
export function ComparedPictures({ items, ...section }: GalleryProps) {
  const pairs = Array.from({ length: Math.ceil(items.length / 2) }, (_, index) => items.slice(2 * index, 2 * index + 2))
  return (
    <ul className="compare-list">
      {pairs.map((pair, index) => (
        <li key={index}>
          <ComparedPair {...section} pair={pair} isAlone={pairs.length === 1} />
        </li>
      ))}
    </ul>
  )
}

interface PairProps extends Pick<GalleryProps, 'before' | 'after' | 'divider'> {
  readonly pair: readonly Picture[]
  readonly isAlone: boolean
}

/** A form, though nothing is sent: the boot script starts the app for forms that come near. In no dialog, its method does nothing. */
function ComparedPair({ pair: [first, second], before, after, divider, isAlone }: PairProps) {
  const form = useRef<HTMLFormElement>(null)
  const range = useRef<HTMLInputElement>(null)
  const moveLine = () => form.current?.style.setProperty('--at', `${range.current?.value}%`)
  // It may have been moved before the app has started.
  useEffect(moveLine, [])
  const box = { aspectRatio: 3 / 2, narrow: 92, wide: isAlone ? 84 : 44, from: '60rem' }
  if (!first) return null
  const name = [divider, first.caption ?? second?.caption ?? first.alt].filter(Boolean).join(': ')
  if (!second) return <ComparedPicture picture={first} box={box} />
  return (
    <form ref={form} className="compare" method="dialog" data-start="near">
      <ComparedPicture picture={first} box={box} word={before} />
      <ComparedPicture picture={second} box={box} word={after} />
      <input ref={range} type="range" step="1" defaultValue="50" aria-label={name} onInput={moveLine} />
      <span className="compare-line" aria-hidden="true" />
    </form>
  )
}

interface PictureProps {
  readonly picture: Picture
  readonly box: Parameters<typeof Photo>[0]['box']
  readonly word?: string
}

function ComparedPicture({ picture: { caption, ...image }, box, word }: PictureProps) {
  // A figure without a caption has no name.
  const Frame = caption ? 'figure' : 'div'
  return (
    <Frame className="compare-side">
      <div className="compare-picture">
        <Photo className="compare-photo" image={image} box={box} />
        {word && <p className="compare-word">{word}</p>}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </Frame>
  )
}
