import { useEffect, useRef, useState } from 'react'
import { directionParameter } from '../protocol/protocol.ts'
import { framedAddress } from '../state/transport.ts'
import { takeTurn } from './take-turn.ts'

/** The window that a picture is of: that of a computer, and of a phone. */
const windows = {
  computer: { width: 1280, height: 1000 },
  phone: { width: 390, height: 720 },
} as const

interface DirectionPictureProps {
  /** The path of the page. */
  readonly address: string
  /** The art direction; undefined for none. */
  readonly direction: string | undefined
  /** Changes whenever the picture has to be drawn anew. */
  readonly version: string
  readonly isPhone: boolean
  /** Whether it may begin to be drawn. */
  readonly mayDraw: boolean
}

/** A small picture of a page in an art direction: the page itself, which is drawn when it comes into view. Nobody can go into it. */
export function DirectionPicture({ address, direction = '', version, isPhone, mayDraw }: DirectionPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const [scale, setScale] = useState(0)
  const { width, height } = windows[isPhone ? 'phone' : 'computer']
  const wanted = `${address}?${new URLSearchParams({ [directionParameter]: direction, version })}`
  /** The address that is shown, which is the wanted one when its turn has come. */
  const [shown, setShown] = useState<string>()
  const begun = useRef<string>(undefined)
  const endTurn = useRef(() => {})

  useEffect(() => {
    // What is shown still loads nothing that would end its turn.
    if (!isSeen || !mayDraw || begun.current === wanted) return
    endTurn.current = takeTurn(() => {
      begun.current = wanted
      setShown(wanted)
    })
    return () => endTurn.current()
  }, [isSeen, mayDraw, wanted])

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
          title={direction}
          src={framedAddress(shown)}
          onLoad={() => endTurn.current()}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </span>
  )
}
