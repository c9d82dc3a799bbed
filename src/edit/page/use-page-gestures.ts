import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Path } from '../protocol/protocol.ts'
import { sitePath } from '../state/transport.ts'
import { collectPageTexts, findTextAtPoint, type PageText, type SaidBeside } from './page-texts.ts'
import type { Picked } from './picked.ts'
import type { usePageWriter } from './use-page-writer.ts'

/** What somebody does in the page, and who is told. */
export interface PageGestures {
  /** Whether a click opens a text; with Alt it does the other. */
  readonly clickEdits: boolean
  onPick(picked: Picked): void
  /** Opens the number that a figure shows; returns whether there is one. */
  onPickNumber(said: SaidBeside): boolean
  /** Told of the keys that are pressed in the page. */
  onKey(event: KeyboardEvent): void
  /** Told when a link leads to another page. */
  onVisit(address: string): void
  /** Told of files that are dropped or pasted, with the text or picture below them. */
  onDropFiles(target: { readonly path: Path } | undefined, files: readonly File[]): void
}

interface GestureParts extends PageGestures {
  /** The text that is open. */
  readonly open: Path | undefined
  /** What types on the page itself. */
  readonly writer: Pick<ReturnType<typeof usePageWriter>, 'begin' | 'isIn'>
}

/** Listens to clicks, keys, and files that are dropped or pasted in a page. */
export function usePageGestures(
  page: Document | undefined,
  { clickEdits, open, writer, onPick, onPickNumber, onKey, onVisit, onDropFiles }: GestureParts,
): void {
  /** Puts the caret into a text on the page, if it can be typed there, and opens its card. */
  const typeIn = (text: PageText, caret?: number): boolean => {
    const isBegun = writer.begin(text, caret)
    // The first letter may follow at once.
    if (isBegun) flushSync(() => onPick({ path: text.path, offset: caret ?? 0, isInPlace: true }))
    return isBegun
  }

  const click = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element
    const link = target.closest<HTMLAnchorElement>('a[href]')
    const isEdit = clickEdits !== event.altKey
    if (link) event.preventDefault()
    if (!isEdit) {
      if (link && link.origin === window.location.origin) onVisit(sitePath(link.pathname))
      return
    }
    if (writer.isIn(target)) return
    const picked = page && findTextAtPoint(page, { x: event.clientX, y: event.clientY, target })
    if (!picked) return
    // What opens a list or a menu still does so.
    if (!target.closest('summary')) event.preventDefault()
    event.stopPropagation()
    // The word "from" is the same before all prices: whoever points at it means this price.
    if (picked.beside && onPickNumber(picked.beside)) return
    if (picked.said !== undefined || !typeIn(picked, picked.offset)) onPick(picked)
  })

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isBegin = clickEdits && event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey
    const isMarked = target.matches('[data-edit-typable], [data-edit-openable]')
    const text =
      page && isBegin && isMarked ? collectPageTexts(page).find(({ element }) => element === target) : undefined
    if (!text) return onKey(event)
    event.preventDefault()
    if (!typeIn(text)) onPick({ path: text.path, offset: 0 })
  })

  /** A picture that is pasted where a text is typed takes the place of the one there; copied words may come with a picture of themselves. */
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files = [], types = [] } = event.clipboardData ?? {}
    if (files.length === 0 || types.includes('text/plain') || !open) return
    event.preventDefault()
    onDropFiles({ path: open }, [...files])
  })

  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    const files = [...(event.dataTransfer?.files ?? [])]
    const target =
      page && findTextAtPoint(page, { x: event.clientX, y: event.clientY, target: event.target as Element })
    if (files.length > 0) onDropFiles(target, files)
  })

  useEffect(() => {
    if (!page) return
    const stop = new AbortController()
    const { signal } = stop
    page.addEventListener('click', (event) => click(event), { capture: true, signal })
    page.addEventListener('keydown', (event) => pressKey(event), { signal })
    page.addEventListener('dragover', (event) => event.preventDefault(), { signal })
    page.addEventListener('drop', (event) => drop(event), { signal })
    page.addEventListener('paste', (event) => paste(event), { signal })
    return () => stop.abort()
  }, [page])
}
