import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { framedAddress } from '../state/transport.ts'
import { collectPageTexts } from './page-texts.ts'
import { addStyles, markUnwritten, outline, refresh, showTyped } from './shown-page.ts'
import { markTypable } from './typable.ts'
import { useFreshPage } from './use-fresh-page.ts'
import { useLoadedPage } from './use-loaded-page.ts'
import { type PageGestures, usePageGestures } from './use-page-gestures.ts'
import { type PageTyping, usePageWriter } from './use-page-writer.ts'

interface PageFrameProps extends PageGestures {
  /** The path of the page. */
  readonly address: string
  /** Changes whenever the page has to be fetched anew. */
  readonly version: string
  /** What else is asked for with the page, behind its path. */
  readonly query: string
  /** Whether the server answers: a page that it could not send is asked for again. */
  readonly isReachable: boolean
  readonly title: string
  /** What is said until the page is there. */
  readonly waiting: string
  readonly isPhone: boolean
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
  /** Told the texts of the page, in its order, each place once. */
  onTexts(paths: readonly Path[]): void
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
  waiting,
  isPhone,
  open,
  isUnwritten,
  typed,
  stage,
  typing,
  onTexts,
  renderAbove,
  ...gestures
}: PageFrameProps) {
  const { frame, frameKey, loaded } = useLoadedPage({ address, version, isReachable })
  const page = loaded?.document
  const writer = usePageWriter(page, { typing, open })
  usePageGestures(page, { ...gestures, open, writer })

  const tellTexts = useEffectEvent((shown: Document) => {
    markUnwritten(shown, isUnwritten)
    markTypable(shown, typing?.read ?? (() => undefined))
    const paths = collectPageTexts(shown).map(({ path }) => path)
    onTexts(paths.filter((path, index) => paths.findIndex((other) => isSamePath(other, path)) === index))
  })
  useEffect(() => {
    if (!page) return
    addStyles(page)
    tellTexts(page)
  }, [page])

  const isChanged = stage !== undefined || typed !== undefined || writer.isWriting
  const show = (old: Document, source: string) => {
    // What was typed on while the page came is not in it yet.
    refresh(old, source, (next) => writer.prepare(next, typed))
    writer.check(old)
    outline(old, open)
    tellTexts(old)
    stage?.(old)
  }
  useFreshPage(loaded, { address, version, query, isChanged, show })

  // A card that opens below leaves less of the page to be seen.
  useEffect(() => {
    if (!page) return
    const outlineAgain = () => outline(page, open)
    outlineAgain()
    page.defaultView?.addEventListener('resize', outlineAgain)
    return () => page.defaultView?.removeEventListener('resize', outlineAgain)
  }, [page, open])

  useEffect(() => {
    if (page && typed) showTyped(page, typed)
  }, [page, typed])

  useEffect(() => {
    if (page) stage?.(page)
  }, [page, stage])

  return (
    <div className="stage" data-phone={isPhone || undefined}>
      <iframe ref={frame} key={frameKey} title={title} src={framedAddress(address)} />
      <p className="stage-wait" role="status">
        {page ? '' : waiting}
      </p>
      {page && renderAbove?.(page, { left: frame.current?.offsetLeft ?? 0, top: frame.current?.offsetTop ?? 0 })}
    </div>
  )
}
