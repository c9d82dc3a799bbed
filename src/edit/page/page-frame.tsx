import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isSamePath } from '../paths/paths.ts'
import { type Path, textsElement } from '../protocol/protocol.ts'
import { framedAddress, sitePath } from '../state/transport.ts'
import { tryUntilDone } from '../state/try-until-done.ts'
import { collectPageTexts, findTextAtPoint, type PageText } from './page-texts.ts'
import { addStyles, fetchPage, markUnwritten, outline, refresh, showTyped } from './shown-page.ts'
import { markTypable } from './typable.ts'
import { type PageTyping, usePageWriter } from './use-page-writer.ts'

/** A text that was clicked, with the place in it. */
export interface Picked {
  readonly path: Path
  readonly offset: number
  /** How many of its characters are meant: what is typed takes their place. */
  readonly length?: number
  /** What stands where somebody clicked beside any text, such as a price. */
  readonly said?: string
  /** Whether it is typed on the page itself: its field takes no focus. */
  readonly isInPlace?: boolean
}

interface PageFrameProps {
  /** The path of the page. */
  readonly address: string
  /** Changes whenever the page has to be fetched anew. */
  readonly version: string
  /** What else is asked for with the page, behind its path. */
  readonly query: string
  /** Whether the server answers: a page that it could not send is asked for again. */
  readonly isReachable: boolean
  readonly title: string
  readonly isPhone: boolean
  /** Whether a click opens a text; with Alt it does the other. */
  readonly clickEdits: boolean
  /** The text that is open, which is outlined. */
  readonly open: Path | undefined
  /** Whether a text is still to be written: it is marked. */
  isUnwritten(path: Path): boolean
  /** What is being typed, shown before it is saved. */
  readonly typed: { readonly path: Path; readonly text: string } | undefined
  /** Changes the state of the page after it has loaded, and again whenever this function changes. */
  readonly stage: ((page: Document) => void) | undefined
  /** What texts are typed with on the page itself; left out where none are. */
  readonly typing: PageTyping | undefined
  onPick(picked: Picked): void
  /** Told of the keys that are pressed in the page. */
  onKey(event: KeyboardEvent): void
  /** Told when a link leads to another page. */
  onVisit(address: string): void
  /** Told the texts of the page, in its order, each place once. */
  onTexts(paths: readonly Path[]): void
  /** Told of files that are dropped or pasted, with the text or picture below them. */
  onDropFiles(target: { readonly path: Path } | undefined, files: readonly File[]): void
  /** What lies above the page, such as the tools of a section, by the place of the frame. */
  readonly renderAbove?:
    | ((page: Document, place: { readonly left: number; readonly top: number }) => ReactNode)
    | undefined
}

/** The page that is being edited, as visitors see it. */
export function PageFrame({
  address,
  version,
  query,
  isReachable,
  title,
  isPhone,
  clickEdits,
  open,
  isUnwritten,
  typed,
  stage,
  typing,
  onPick,
  onKey,
  onVisit,
  onTexts,
  onDropFiles,
  renderAbove,
}: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [tries, setTries] = useState(0)
  /** The document of which something is known, and the version that it shows. */
  const shown = useRef<{ document: Document; version: string }>(undefined)
  /** What ends the last fetching of the page: an older answer must not come behind a newer one. */
  const renewal = useRef<AbortController>(undefined)
  const writer = usePageWriter(page, { typing, open })

  const tellTexts = useEffectEvent((loaded: Document) => {
    markUnwritten(loaded, isUnwritten)
    markTypable(loaded, typing?.read ?? (() => undefined))
    const paths = collectPageTexts(loaded).map(({ path }) => path)
    onTexts(paths.filter((path, index) => paths.findIndex((other) => isSamePath(other, path)) === index))
  })

  const showNext = useEffectEvent((old: Document, source: string) => {
    // What was typed on while the page came is not in it yet.
    refresh(old, source, (next) => writer.prepare(next, typed))
    writer.check(old)
    outline(old, open)
    tellTexts(old)
    stage?.(old)
  })

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
    if (picked.said !== undefined || !typeIn(picked, picked.offset)) onPick(picked)
  })

  /** Puts the caret into a text on the page, if it can be typed there, and opens its card. */
  function typeIn(text: PageText, caret?: number): boolean {
    const isBegun = writer.begin(text, caret)
    // The first letter may follow at once.
    if (isBegun) flushSync(() => onPick({ path: text.path, offset: caret ?? 0, isInPlace: true }))
    return isBegun
  }

  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as Element
    const isBegin = event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.altKey
    const text =
      page && isBegin && target.matches('[data-edit-typable]')
        ? collectPageTexts(page).find(({ element }) => element === target)
        : undefined
    if (text && typeIn(text)) event.preventDefault()
    else onKey(event)
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
    addStyles(page)
    tellTexts(page)
    const stop = new AbortController()
    const { signal } = stop
    page.addEventListener('click', (event) => click(event), { capture: true, signal })
    page.addEventListener('keydown', (event) => pressKey(event), { signal })
    page.addEventListener('dragover', (event) => event.preventDefault(), { signal })
    page.addEventListener('drop', (event) => drop(event), { signal })
    page.addEventListener('paste', (event) => paste(event), { signal })
    return () => stop.abort()
  }, [page])

  // The page can be clicked once its texts are there: its pictures may take a while. What is saved until then may not be in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another document, and so is another try
  useEffect(() => {
    const timer = window.setInterval(() => {
      const loaded = frame.current?.contentDocument
      if (!loaded?.getElementById(textsElement)) return
      window.clearInterval(timer)
      shown.current = { document: loaded, version: `${version} ` }
      setPage(loaded)
    }, 50)
    return () => {
      window.clearInterval(timer)
      shown.current = undefined
      setPage(undefined)
    }
  }, [address, tries])

  const isMissing = useEffectEvent(() => page === undefined)
  const wasReachable = useRef(isReachable)
  useEffect(() => {
    // A page that is loaded for the first time needs no other try.
    if (isReachable && !wasReachable.current && isMissing()) setTries((count) => count + 1)
    wasReachable.current = isReachable
  }, [isReachable])

  // Another address is loaded by the frame itself; another version of the same one takes the place of what differs.
  useEffect(() => {
    const wanted = `${version} ${query}`
    if (!page || shown.current?.document !== page || shown.current.version === wanted) return
    shown.current = { document: page, version: wanted }
    return renew(page)
  }, [version, query, page])

  // A card that opens below leaves less of the page to be seen.
  useEffect(() => {
    if (!page) return
    const show = () => outline(page, open)
    show()
    page.defaultView?.addEventListener('resize', show)
    return () => page.defaultView?.removeEventListener('resize', show)
  }, [page, open])

  useEffect(() => {
    if (page && typed) showTyped(page, typed)
  }, [page, typed])

  useEffect(() => {
    if (page) stage?.(page)
  }, [page, stage])

  // What was typed and taken back, or brought into another state, is what visitors see again; another version is fetched anyway.
  const isOther = stage !== undefined || typed !== undefined || writer.isWriting
  const restorePage = useEffectEvent((old: Document) => {
    if (shown.current?.version === `${version} ${query}`) renew(old)
  })
  useEffect(() => {
    if (page && isOther) return () => restorePage(page)
  }, [page, isOther])

  return (
    <div className="stage" data-phone={isPhone || undefined}>
      <iframe ref={frame} key={`${address} ${tries}`} title={title} src={framedAddress(address)} />
      {page && renderAbove?.(page, { left: frame.current?.offsetLeft ?? 0, top: frame.current?.offsetTop ?? 0 })}
    </div>
  )
}
