import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { textsElement } from '../protocol/protocol.ts'

/** How often the frame is looked at until its page is there, in milliseconds. */
const lookMs = 50

/** A page that can be clicked. */
export interface LoadedPage {
  readonly document: Document
  /** The version of the site when the frame began to load: what was saved until now may not be in it. */
  readonly version: string
}

interface FramedPage {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Changes with each document that the frame is to load. */
  readonly frameKey: string
  /** Undefined while it is loaded. */
  readonly loaded: LoadedPage | undefined
}

/**
 * Follows the loading of a page in a frame.
 *
 * @param given.isReachable whether the server answers: a page that it could not send is asked for again
 */
export function useLoadedPage({
  address,
  version,
  isReachable,
}: {
  readonly address: string
  readonly version: string
  readonly isReachable: boolean
}): FramedPage {
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState<LoadedPage>()
  const [tries, setTries] = useState(0)

  // A page can be clicked once its texts are there: its pictures may take a while.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another document, and so is another try
  useEffect(() => {
    const timer = window.setInterval(() => {
      const document = frame.current?.contentDocument
      if (!document?.getElementById(textsElement)) return
      window.clearInterval(timer)
      setLoaded({ document, version })
    }, lookMs)
    return () => {
      window.clearInterval(timer)
      setLoaded(undefined)
    }
  }, [address, tries])

  const isMissing = useEffectEvent(() => loaded === undefined)
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    // A page that is loaded for the first time needs no other try.
    if (isReachable && !wasReachable.current && isMissing()) setTries((count) => count + 1)
    wasReachable.current = isReachable
  }, [isReachable])

  return { frame, frameKey: `${address} ${tries}`, loaded }
}
