import { useEffect, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import type { Picked } from '../page/picked.ts'
import { isSamePath } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from './open-file.ts'

/**
 * Keeps which text or other place is open in the card, what is typed into it, and which files were dropped on it.
 *
 * @param onOpen called when somebody opens a place
 */
export function useOpened(locale: string, onOpen: () => void) {
  const { state, isHeld, isAhead } = useOpenFile()
  const [picked, setPicked] = useState<Picked>()
  const [typed, setTyped] = useState<{ path: Path; text: string }>()
  const [dropped, setDropped] = useState<readonly File[]>([])
  const [isStaged, setIsStaged] = useState(false)
  const [held, setHeld] = useState(picked)
  /** The texts of the page that is shown, and those of the table from which the open one was chosen. */
  const [pageTexts, setPageTexts] = useState<readonly Path[]>([])
  const [tableTexts, setTableTexts] = useState<readonly Path[]>([])

  // What was open when the change was asked for waits for it; what is opened since is what somebody wants to write.
  if (!isHeld && held !== picked) setHeld(picked)

  // What is saved is shown as the page has it.
  useEffect(() => {
    const saved =
      typed && !isAhead && [[], [locale]].some((at) => valueAt(state.value, [...typed.path, ...at]) === typed.text)
    if (saved) setTyped(undefined)
  }, [typed, state, locale, isAhead])

  function open(next: Picked | undefined): void {
    setTyped(undefined)
    setIsStaged(false)
    setDropped([])
    setPicked(next)
    if (next) onOpen()
  }

  return {
    picked,
    typed,
    dropped,
    isStaged,
    isHeld: isHeld && held === picked,
    open,
    setTyped,
    setDropped,
    setIsStaged,
    setPageTexts,

    /** Opens a place: a text with a caret in its field, or a form. */
    openPlace: (path: Path) => open({ path, offset: 0 }),

    /** Opens a text between others, through which the card leads on. */
    openAmong(path: Path, texts: readonly Path[]) {
      setTableTexts(texts)
      open({ path, offset: 0 })
    },

    /** Opens a text with files that were dropped on it. */
    drop(target: Picked, files: readonly File[]) {
      open({ ...target, offset: 0 })
      setDropped(files)
    },

    /** Opens the first text of a place that was added; what is typed elsewhere stays. */
    openNew(path: Path, texts: readonly Path[]) {
      setTableTexts(texts)
      setPicked({ path, offset: 0 })
    },

    /** Opens what an answer of the server leads to, unless something else was opened while it was on its way. */
    follow: (path: Path | undefined) => setPicked((now) => (now === picked ? path && { path, offset: 0 } : now)),

    /** The texts among which the open one stands, as a view shows them, and its index there; -1 for none. */
    among(view: 'page' | 'table') {
      const texts = view === 'page' ? pageTexts : tableTexts
      return { texts, index: picked ? texts.findIndex((path) => isSamePath(path, picked.path)) : -1 }
    },
  }
}
