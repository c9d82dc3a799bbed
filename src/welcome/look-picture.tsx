import { useState } from 'react'
import { framedAddress } from '../edit/state/transport.ts'

interface LookPictureProps {
  /** The address of the page; undefined until its turn comes. */
  readonly address: string | undefined
  onLoaded(): void
}

/** A picture of a page: the page itself, small, which nobody can use. */
export function LookPicture({ address, onLoaded }: LookPictureProps) {
  const [isThere, setThere] = useState(false)
  return (
    <span className="picture" data-there={isThere || undefined} aria-hidden="true">
      {address && (
        <iframe
          src={framedAddress(address)}
          title="…"
          tabIndex={-1}
          inert
          scrolling="no"
          onLoad={() => {
            setThere(true)
            onLoaded()
          }}
        />
      )}
    </span>
  )
}
