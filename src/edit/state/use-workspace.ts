import { useEffect, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { hiddenSection } from '../page/find-hidden.ts'
import type { Picked } from '../page/page-frame.tsx'
import type { Command } from '../palette/command.ts'
import { runCommand } from '../palette/run-command.ts'
import { pageAddress } from '../paths/page-address.ts'
import { pathInWords } from '../paths/path-words.ts'
import { isSamePath, isWithin } from '../paths/paths.ts'
import type { PartRequest, Path } from '../protocol/protocol.ts'
import type { Filter } from '../texts/text-rows.ts'
import type { View } from '../view.ts'
import { useWords } from '../words/use-words.ts'
import type { EditorProps } from './editor-props.ts'
import { findMessageState } from './message-state.ts'
import { useKeptEdits } from './use-kept-edits.ts'
import { useOpenWhenReady } from './use-open-when-ready.ts'
import { useStaleTexts } from './use-stale-texts.ts'

/** What is shown of the page that is chosen, beside the page itself. */
const ownPage: readonly View[] = ['sections', 'found', 'look']

/** What lies open in the editor, and what opens something else. */
export type Workspace = ReturnType<typeof useWorkspace>

/** Keeps what lies open: a view, a page in a language, and a text or another place in the card. */
export function useWorkspace({ connection, state, language }: EditorProps) {
  const { words, fill } = useWords()
  const [view, setView] = useState<View>('page')
  const [page, setPage] = useState(state.pages[0]?.key ?? '')
  const [locale, setLocale] = useState(state.defaultLocale)
  const [picked, setPicked] = useState<Picked>()
  const [pageTexts, setPageTexts] = useState<readonly Path[]>([])
  const [gridTexts, setGridTexts] = useState<readonly Path[]>([])
  const [typed, setTyped] = useState<{ path: Path; text: string }>()
  const [dropped, setDropped] = useState<readonly File[]>([])
  const [isStaged, setIsStaged] = useState(false)
  const [notice, setNotice] = useState('')
  const [isGoing, setIsGoing] = useState(false)
  const [begun, setBegun] = useState<Path>()
  const [filter, setFilter] = useState<Filter>('all')
  const [held, setHeld] = useState(picked)
  const [written, setWritten] = useState<Path>()
  const stale = useStaleTexts(connection.client, state.version)
  const shownPage = state.pages.find(({ key }) => key === page)
  const message = picked && findMessageState(state, picked.path, locale)
  const staged = isStaged ? message : undefined
  const around = view === 'page' ? pageTexts : gridTexts
  const index = picked ? around.findIndex((path) => isSamePath(path, picked.path)) : -1

  // What was open when the change was asked for waits for it; what is opened since is what somebody wants to write.
  if (!connection.isHeld && held !== picked) setHeld(picked)

  // A hidden section that is written is seen on the page until another page is, or another section.
  const opened = picked && hiddenSection(state, picked.path)
  if (opened && !(written && isSamePath(opened, written))) setWritten(opened)
  const seen = written && hiddenSection(state, written)
  const hidden = seen && shownPage?.place && isWithin(seen, shownPage.place) ? seen : undefined

  const want = useOpenWhenReady({ state, picked, page }, (path, texts) => {
    setGridTexts(texts)
    setPicked({ path, offset: 0 })
  })

  // What is saved is shown as the page has it.
  useEffect(() => {
    const saved =
      typed &&
      !connection.isAhead &&
      [[], [locale]].some((at) => valueAt(state.value, [...typed.path, ...at]) === typed.text)
    if (saved) setTyped(undefined)
  }, [typed, state, locale, connection.isAhead])

  useKeptEdits({ state, connection }, (path) => leadTo(path))

  function open(next: Picked | undefined): void {
    setTyped(undefined)
    setIsStaged(false)
    setDropped([])
    setPicked(next)
  }

  /** Opens a place: a text with a caret in its field, or a form. */
  const openPlace = (path: Path) => open({ path, offset: 0 })

  /** Leads to a place that something is said of, and to its page; for a part of a text, to that. */
  function leadTo(path: Path, part: Omit<Picked, 'path'> = { offset: 0 }): void {
    const text = state.texts.findLast(({ path: place }) => isWithin(path, place))
    open({ path: text?.path ?? path, ...part })
    const owner = state.pages.find(({ key }) => path.includes(key))
    if (owner) setPage(owner.key)
    const spoken = state.locales.find(({ key }) => key === path.at(-1))
    if (spoken) setLocale(spoken.key)
    setView('page')
  }

  /** Shows another view; what lies open stays, unless the view has no room for it, or the window has none. */
  function show(next: View): void {
    const isNarrow = next !== view && window.matchMedia('(width < 56rem)').matches
    if (next === 'publish' || next === 'look' || isNarrow) open(undefined)
    // What was said of another view is read by now.
    if (next !== view) setNotice('')
    setFilter('all')
    setView(next)
  }

  /** Shows another view, unless one was chosen since this was asked for. */
  const showLater = (next: View) => setView((now) => (now === view ? next : now))

  /** The texts of a language that was added are led through, from the first. */
  function beginLanguage(tag: string): void {
    setFilter('missing')
    showLater('texts')
    setLocale(tag)
    want([])
  }

  /** Adds what is to be written, and leads to its texts. */
  async function begin(part: PartRequest): Promise<void> {
    const answer = await connection.add(part)
    setNotice('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if (!('version' in answer) || !answer.path) return
    if (part.what === 'language') return beginLanguage(String(answer.path.at(-1)))
    showLater('sections')
    want(answer.path)
  }

  /** Adds a section of a kind to the page that is shown, before another one, and opens its texts beside the page. */
  async function addSection(kind: string, before: string | undefined): Promise<void> {
    const answer = await connection.add({ what: 'section', kind, page, ...(before !== undefined && { before }) })
    setNotice('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if ('version' in answer && answer.path) want(answer.path)
  }

  /** Goes to what was chosen by its name, or begins it. */
  function go(goal: Command): void {
    // What opens takes the focus from there.
    document.querySelector('main')?.focus()
    runCommand(goal, {
      show,
      leadTo,
      begin,
      showPage(key) {
        setPage(key)
        setView('page')
        open(undefined)
      },
      beginPage(list) {
        setBegun([...list])
        show('sections')
        // Its form needs the room.
        open(undefined)
      },
      switchOn: (place) => void connection.edit({ edits: [{ do: 'remove', path: [...place, 'enabled'], was: false }] }),
      page,
    })
  }

  /** Opens the text that comes so many places behind the open one. */
  function lead(by: number): void {
    const path = around[index + by]
    if (path) openPlace(path)
  }

  async function step(name: 'undo' | 'redo'): Promise<void> {
    const answer = await connection.step(name)
    setTyped(undefined)
    setNotice('refused' in answer && answer.refused === 'changed-elsewhere' ? words.changedElsewhere : '')
  }

  return {
    isHeld: connection.isHeld && held === picked,
    connection,
    state,
    language,
    view,
    page,
    shownPage,
    locale,
    picked,
    typed,
    dropped,
    notice,
    stale,
    isGoing,
    setIsGoing,
    begun,
    filter,
    beginLanguage,
    addSection,
    go,
    show,
    leadTo,
    lead,
    step,
    setDropped,
    /** The hidden section that the page shows, as it is being written. */
    hidden,
    message,
    staged,
    around,
    index,
    open,
    openPlace,
    setLocale,
    setPageTexts,
    setTyped,
    setNotice,
    setView,
    /** The address of the page that is shown. */
    address: staged?.address ?? pageAddress(shownPage, locale),

    /** A place in words. */
    placeOf: (path: Path) =>
      pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) }).join(' › '),

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
    openAdded: want,

    /** Shows a page that was added, unless another was chosen meanwhile, and opens its texts. */
    showAdded(place: Path) {
      const added = String(place.at(-1))
      setPage((now) => (now === page ? added : now))
      want(place, added)
    },

    /** Opens what an answer of the server leads to, unless something else was opened while it was on its way. */
    follow: (path: Path | undefined) => setPicked((now) => (now === picked ? path && { path, offset: 0 } : now)),

    /** Opens a text with files that were dropped on it. */
    drop(target: Picked, files: readonly File[]) {
      open({ ...target, offset: 0 })
      setDropped(files)
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
  }
}
