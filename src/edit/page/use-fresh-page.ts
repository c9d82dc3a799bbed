import { useEffect, useEffectEvent, useRef } from 'react'
import { tryUntilDone } from '../state/try-until-done.ts'
import { fetchPage } from './shown-page.ts'
import type { LoadedPage } from './use-loaded-page.ts'

interface FreshPage {
  /** The path of the page. */
  readonly address: string
  /** Changes whenever the page has to be fetched anew. */
  readonly version: string
  /** What else is asked for with the page, behind its path. */
  readonly query: string
  /** Whether it shows something else than the server has, such as what is being typed: once it does no more, it is fetched anew. */
  readonly isChanged: boolean
  /** Puts what the server has into the page. */
  show(page: Document, source: string): void
}

/** Keeps a loaded page as the server has it. Another address is loaded by the frame itself. */
export function useFreshPage(
  loaded: LoadedPage | undefined,
  { address, version, query, isChanged, show }: FreshPage,
): void {
  const page = loaded?.document
  const wanted = `${version} ${query}`
  /** The document in the frame, and what it shows. */
  const shown = useRef<{ readonly document: Document; readonly wanted: string }>(undefined)
  /** What ends the last fetching of the page: an older answer must not come behind a newer one. */
  const renewal = useRef<AbortController>(undefined)

  const showNext = useEffectEvent(show)

  /** Makes the page what the server has of it. Returns a function that leaves it, as another answer is wanted then. */
  const renew = useEffectEvent((old: Document) => {
    if (shown.current?.document !== old) return
    const stop = new AbortController()
    renewal.current?.abort()
    renewal.current = stop
    const { signal } = stop
    // Only a request is made again: what cannot be shown would not be the next time.
    void tryUntilDone(() => fetchPage(address + query, signal), signal).then(
      (source) => source !== undefined && showNext(old, source),
    )
    return () => stop.abort()
  })

  useEffect(() => {
    if (!loaded) return
    // The frame asks for the page alone.
    shown.current = { document: loaded.document, wanted: `${loaded.version} ` }
    return () => {
      shown.current = undefined
    }
  }, [loaded])

  useEffect(() => {
    if (!page || shown.current?.document !== page || shown.current.wanted === wanted) return
    shown.current = { document: page, wanted }
    return renew(page)
  }, [wanted, page])

  // What was typed and taken back, or brought into another state, is what visitors see again; another version is fetched anyway.
  const restore = useEffectEvent((old: Document) => {
    if (shown.current?.wanted === wanted) renew(old)
  })
  useEffect(() => {
    if (page && isChanged) return () => restore(page)
  }, [page, isChanged])
}
