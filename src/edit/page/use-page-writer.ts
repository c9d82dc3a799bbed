import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { commitDrafts } from '../state/drafts.ts'
import { collectPageTexts, type PageText } from './page-texts.ts'
import { PageWriter } from './page-writer.ts'
import { showTyped } from './shown-page.ts'
import { findMarked, type ReadWritten } from './typable.ts'

/** What typing on the page itself is made with. */
export interface PageTyping {
  readonly read: ReadWritten
  canType(): boolean
  onType(path: Path, text: string, isWhole: boolean): void
  onStep(name: 'undo' | 'redo'): void
}

interface PageWriterHost {
  readonly typing: PageTyping | undefined
  /** The text that is open. */
  readonly open: Path | undefined
}

/** Keeps the text of the page into which somebody types: one at a time, while it is the one that is open. */
export function usePageWriter(page: Document | undefined, { typing, open }: PageWriterHost) {
  const writer = useRef<PageWriter>(undefined)
  const [isWriting, setIsWriting] = useState(false)

  const type = useEffectEvent((path: Path, text: string, isWhole: boolean) => typing?.onType(path, text, isWhole))
  const canType = useEffectEvent(() => typing?.canType() ?? false)
  const step = useEffectEvent((name: 'undo' | 'redo') => typing?.onStep(name))

  useEffect(() => {
    const own = writer.current
    if (!own) return
    if (!open || !isSamePath(open, own.path)) own.end()
    else own.settle(typing?.read(own.path))
  })

  useEffect(() => () => page && writer.current?.end(), [page])

  /** Puts the caret into a text, if it can be typed on the page. */
  function begin(text: PageText, caret?: number): boolean {
    const typable = typing?.canType() ? findMarked(text, typing.read) : undefined
    if (!typable) return false
    writer.current?.end()
    const own = new PageWriter(typable, {
      caret,
      canType: () => canType(),
      onType: (next, isWhole) => type(text.path, next, isWhole),
      onStep: (name) => step(name),
      onEnd() {
        if (writer.current === own) writer.current = undefined
        setIsWriting(writer.current !== undefined)
        commitDrafts()
      },
    })
    writer.current = own
    setIsWriting(true)
    return true
  }

  return {
    isWriting,
    begin,
    /** Whether the caret is in an element. */
    isIn: (element: Element) => writer.current?.element.contains(element) ?? false,

    /** Gives a page that was fetched anew what was typed since; what is being typed stays as it is written, with nothing that pages add. */
    prepare(next: Document, typed: { readonly path: Path; readonly text: string } | undefined): void {
      const own = writer.current
      if (typed) showTyped(next, typed)
      const text = own?.textFor(typed && isSamePath(typed.path, own.path) ? typed.text : typing?.read(own.path))
      if (own && text !== undefined) showTyped(next, { path: own.path, text })
    },

    /** Ends where the page has another text in the place of the one that is typed. */
    check(shown: Document): void {
      const own = writer.current
      const isThere = collectPageTexts(shown).some(
        ({ element, path }) => element === own?.element && isSamePath(path, own.path),
      )
      if (own && !isThere && own.element.textContent !== '') own.end()
    },
  }
}
