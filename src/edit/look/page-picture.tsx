import { useEffect, useRef, useState } from 'react'
import { framedAddress } from '../state/transport.ts'
import { takeTurn } from './take-turn.ts'

interface PagePictureProps {
  /** The path of the page, and what it is to be shown with. */
  readonly address: string
  /** The window that it is a picture of, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  /** What it shows. */
  readonly title: string
  /** Whether it may begin to be drawn. */
  readonly mayDraw: boolean
}

/** A small picture of a page: the page itself, which is drawn when it comes into view. Nobody can go into it. */
export function PagePicture({ address, size: { width, height }, title, mayDraw }: PagePictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const [scale, setScale] = useState(0)
  /** The address that is shown, which is the wanted one when its turn has come. */
  const [shown, setShown] = useState<string>()
  const begun = useRef<string>(undefined)
  const endTurn = useRef(() => {})

  useEffect(() => {
    // What is shown still loads nothing that would end its turn.
    if (!isSeen || !mayDraw || begun.current === address) return
    endTurn.current = takeTurn(() => {
      begun.current = address
      setShown(address)
    })
    return () => endTurn.current()
  }, [isSeen, mayDraw, address])

  useEffect(() => {
    const element = place.current
    if (!element) return
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsSeen(true), {
      rootMargin: '200px',
    })
    const sized = new ResizeObserver(() => setScale(element.clientWidth / width))
    seen.observe(element)
    sized.observe(element)
    return () => {
      seen.disconnect()
      sized.disconnect()
    }
  }, [width])

  return (
    <span ref={place} className="look-picture" style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      {shown !== undefined && scale > 0 && (
        <iframe
          // Same origin, for its typefaces; without scripts.
          sandbox="allow-same-origin"
          inert
          tabIndex={-1}
          title={title}
          src={framedAddress(shown)}
          onLoad={() => endTurn.current()}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </span>
  )
}
