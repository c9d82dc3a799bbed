import { useEffect, useState } from 'react'
import { valueAt } from '../../schema/value-at.ts'
import { messageStateOf } from './message-state.ts'
import type { Picked } from './page-frame.tsx'
import { pathInWords } from './path-words.ts'
import { isSamePath, isWithin } from './paths.ts'
import type { EditState, Path } from './protocol.ts'
import type { Editor as Connection } from './use-editor.ts'
import { useOlder } from './use-older.ts'
import { useWords } from './words/use-words.ts'

/** What the middle of the editor shows. */
export type View = 'page' | 'sections' | 'texts' | 'found' | 'look' | 'site' | 'problems' | 'publish'

/** What is shown of the page that is chosen, beside the page itself. */
const ownPage: readonly View[] = ['sections', 'found', 'look']

/** A place whose texts are to be opened once the state has them, and what was open when that was asked. */
interface Wanted {
  readonly place: Path
  readonly from: Picked | undefined
  readonly page: string
}

/** What an editor of one file is made with. */
export interface EditorProps {
  readonly connection: Connection
  readonly state: EditState
  readonly language: string
}

/** What lies open in the editor, and what opens something else. */
export type Desk = ReturnType<typeof useDesk>

/** Keeps what lies open: a view, a page in a language, and a text or another place in the card. */
export function useDesk({ connection, state, language }: EditorProps) {
  const { words, fill } = useWords()
  const [view, setView] = useState<View>('page')
  const [page, setPage] = useState(state.pages[0]?.key ?? '')
  const [locale, setLocale] = useState(state.defaultLocale)
  const [picked, setPicked] = useState<Picked>()
  const [pageTexts, setPageTexts] = useState<readonly Path[]>([])
  const [gridTexts, setGridTexts] = useState<readonly Path[]>([])
  const [typed, setTyped] = useState<{ path: Path; text: string }>()
  const [dropped, setDropped] = useState<File>()
  const [wanted, setWanted] = useState<Wanted>()
  const [isStaged, setIsStaged] = useState(false)
  const [notice, setNotice] = useState('')
  const older = useOlder(connection.client, state.version)
  const shownPage = state.pages.find(({ key }) => key === page)
  const message = picked && messageStateOf(state, picked.path, locale)
  const staged = isStaged ? message : undefined
  const paths = shownPage?.paths ?? {}
  const around = view === 'page' ? pageTexts : gridTexts
  const index = picked ? around.findIndex((path) => isSamePath(path, picked.path)) : -1

  // What was just added is in the state only when it has been read anew.
  useEffect(() => {
    if (!wanted) return
    const texts = state.texts.map(({ path }) => path).filter((path) => isWithin(path, wanted.place))
    // Where there is no text, the place itself is opened.
    const path = texts[0] ?? (valueAt(state.value, wanted.place) === undefined ? undefined : wanted.place)
    if (!path) return
    setWanted(undefined)
    if (wanted.from !== picked || wanted.page !== page) return
    setGridTexts(texts)
    setPicked({ path, offset: 0 })
  }, [wanted, state, picked, page])

  // What is saved is shown as the page has it.
  useEffect(() => {
    const saved = typed && [[], [locale]].some((at) => valueAt(state.value, [...typed.path, ...at]) === typed.text)
    if (saved) setTyped(undefined)
  }, [typed, state, locale])

  function open(next: Picked | undefined): void {
    setTyped(undefined)
    setIsStaged(false)
    setDropped(undefined)
    setPicked(next)
  }

  /** Opens a place: a text with a caret in its field, or a form. */
  const openPlace = (path: Path) => open({ path, offset: 0 })

  return {
    ...{ connection, state, language, view, page, shownPage, locale, picked, typed, dropped, notice, older },
    ...{ message, staged, around, index, open, openPlace, setLocale, setPageTexts, setTyped, setNotice, setView },
    /** The address of the page that is shown. */
    address: staged?.address ?? paths[locale] ?? Object.values(paths)[0] ?? '/',

    /** A place in words. */
    placeOf: (path: Path) =>
      pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) }).join(' › '),

    /** Shows another view; what lies open stays, unless the view has no room for it. */
    show(next: View) {
      if (next === 'publish' || next === 'look') open(undefined)
      setView(next)
    },

    showPage(key: string) {
      setPage(key)
      if (!ownPage.includes(view)) setView('page')
      open(undefined)
    },

    /** Opens a text between others, through which the card leads on. */
    openAmong(path: Path, texts: readonly Path[]) {
      setGridTexts(texts)
      openPlace(path)
    },

    /** Opens the first text of a place once the state has it. */
    openAdded: (place: Path) => setWanted({ place, from: picked, page }),

    /** Shows a page that was added, unless another was chosen meanwhile. */
    showAdded: (added: string) => setPage((now) => (now === page ? added : now)),

    /** Opens what an answer of the server leads to, unless something else was opened while it was on its way. */
    follow: (path: Path | undefined) => setPicked((now) => (now === picked ? path && { path, offset: 0 } : now)),

    /** Opens the text that comes so many places behind the open one. */
    lead(by: number) {
      const path = around[index + by]
      if (path) openPlace(path)
    },

    /** Opens a text with a file that was dropped on it. */
    drop(target: Picked, file: File) {
      open({ ...target, offset: 0 })
      setDropped(file)
    },

    /** Shows the page in the state in which it has the open text. */
    showStaged() {
      setView('page')
      setIsStaged(true)
    },

    /** Shows the page at an address. */
    visit(target: string) {
      for (const { key, paths: all } of state.pages) {
        const found = Object.entries(all).find(([, path]) => path === target)
        if (!found) continue
        setPage(key)
        setLocale(found[0])
        open(undefined)
      }
    },

    /** Leads to a place that something is said of, and to its page. */
    leadTo(path: Path) {
      const text = state.texts.findLast(({ path: place }) => isWithin(path, place))
      openPlace(text?.path ?? path)
      const owner = state.pages.find(({ key }) => path.includes(key))
      if (owner) setPage(owner.key)
      const spoken = state.locales.find(({ key }) => key === path.at(-1))
      if (spoken) setLocale(spoken.key)
      setView('page')
    },

    async step(name: 'undo' | 'redo') {
      const answer = await connection.step(name)
      setTyped(undefined)
      setNotice('refused' in answer && answer.refused === 'changed-elsewhere' ? words.changedElsewhere : '')
    },
  }
}
