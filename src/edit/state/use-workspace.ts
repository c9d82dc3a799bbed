import { useState } from 'react'
import type { BegunPage } from '../page/new-page.tsx'
import type { Picked } from '../page/picked.ts'
import type { Command } from '../palette/command.ts'
import { runCommand } from '../palette/run-command.ts'
import { pageAddress } from '../paths/page-address.ts'
import { isWithin } from '../paths/paths.ts'
import { usePathWords } from '../paths/use-path-words.ts'
import type { Path } from '../protocol/protocol.ts'
import type { Filter } from '../texts/text-rows.ts'
import type { View } from '../view.ts'
import { useWords } from '../words/use-words.ts'
import { findMessageState } from './message-state.ts'
import { useOpenFile } from './open-file.ts'
import { useAdditions } from './use-additions.ts'
import { useHiddenSection } from './use-hidden-section.ts'
import { useKeptEdits } from './use-kept-edits.ts'
import { useOpenWhenReady } from './use-open-when-ready.ts'
import { useOpened } from './use-opened.ts'
import { useStaleTexts } from './use-stale-texts.ts'

/** What is shown of the page that is chosen, beside the page itself. */
const ownPage: readonly View[] = ['sections', 'found', 'look']

/** The views of the same places: what lies open in one is in the others as well. */
const ofPlaces: readonly View[] = ['page', 'sections', 'texts', 'problems']

/** What lies open in the editor, and what opens something else. */
export type Workspace = ReturnType<typeof useWorkspace>

/** Keeps what is shown: a view, a page in a language, and with `useOpened` the text or other place in the card. */
export function useWorkspace() {
  const { state, client, edit, step } = useOpenFile()
  const { words } = useWords()
  const inWords = usePathWords()
  const [view, setView] = useState<View>('page')
  const [page, setPage] = useState(state.pages[0]?.key ?? '')
  const [chosen, setLocale] = useState(state.defaultLocale)
  const [notice, setNotice] = useState('')
  const [isGoing, setIsGoing] = useState(false)
  const [begun, setBegun] = useState<BegunPage>()
  const [filter, setFilter] = useState<Filter>('all')
  // The chosen language may be gone: removed here, by a step back, or by another program.
  const locale = state.locales.some(({ key }) => key === chosen) ? chosen : state.defaultLocale
  const stale = useStaleTexts(client, state.version)
  const { among, isStaged, openNew, setIsStaged, ...opened } = useOpened(
    locale,
    // It was about what was open before, and is read by now.
    () => setNotice(''),
  )
  const { picked, open, openPlace } = opened
  const shownPage = state.pages.find(({ key }) => key === page)
  const hidden = useHiddenSection(state, picked?.path, shownPage?.place)
  const message = picked && findMessageState(state, picked.path, locale)
  const staged = isStaged ? message : undefined
  const { texts: around, index } = among(view === 'page' ? 'page' : 'table')
  const want = useOpenWhenReady({ picked, page }, openNew)

  useKeptEdits((path) => leadTo(path))

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

  /** Shows another view; what lies open stays where the view shows it too, and the window has room for both. */
  function show(next: View): void {
    const isNarrow = next !== view && window.matchMedia('(width < 56rem)').matches
    if (!ofPlaces.includes(next) || isNarrow) open(undefined)
    // The notice was about another view, and is read by now.
    if (next !== view) setNotice('')
    setFilter('all')
    setView(next)
  }

  /** Shows another view, unless one was chosen since this was asked for. */
  const showLater = (next: View) => setView((now) => (now === view ? next : now))

  /** The texts of a language that was added are led through, from the first. */
  function beginLanguage(key: string): void {
    setFilter('missing')
    showLater('texts')
    setLocale(key)
    want([])
  }

  const { begin, addSection } = useAdditions({
    page,
    onRefused: setNotice,
    onLanguage: beginLanguage,
    onPart(path) {
      showLater('sections')
      want(path)
    },
  })

  /** Goes to what was chosen by its name, or begins it. */
  function go(goal: Command): void {
    // What opens takes the focus from there.
    document.querySelector('main')?.focus()
    runCommand(goal, {
      show,
      leadTo,
      begin,
      openPlace(path) {
        show('site')
        openPlace(path)
      },
      showPage(key) {
        setNotice('')
        setPage(key)
        setView('page')
        open(undefined)
      },
      beginPage(page) {
        setBegun(page)
        show('sections')
        // Its form needs the room.
        open(undefined)
      },
      switchOn: (place) => void edit({ edits: [{ do: 'remove', path: [...place, 'enabled'], was: false }] }),
      page,
    })
  }

  return {
    ...opened,
    view,
    page,
    shownPage,
    locale,
    notice,
    stale,
    isGoing,
    setIsGoing,
    begun,
    filter,
    beginLanguage,
    go,
    show,
    leadTo,
    hidden,
    message,
    staged,
    around,
    index,
    setLocale,
    setNotice,
    setView,
    /** The address of the page that is shown. */
    address: staged?.address ?? pageAddress(shownPage, locale),

    /** A place in words. */
    namePlace: (path: Path) => inWords(path).join(' › '),

    showPage(key: string) {
      setNotice('')
      setPage(key)
      if (!ownPage.includes(view)) setView('page')
      open(undefined)
    },

    /** Opens the text that comes so many places behind the open one. */
    lead(by: number) {
      const path = around[index + by]
      if (path) openPlace(path)
    },

    async step(name: 'undo' | 'redo') {
      const answer = await step(name)
      opened.setTyped(undefined)
      setNotice('refused' in answer && answer.refused === 'changed-elsewhere' ? words.changedElsewhere : '')
    },

    /** Opens the first text of a place once the state has it. */
    openAdded: want,

    /** Adds a section of a kind before another one, and opens its texts beside the page. */
    async addSection(kind: string, before: string | undefined) {
      const path = await addSection(kind, before)
      if (path) want(path)
    },

    /** Shows a page that was added, unless another was chosen meanwhile, and opens its texts. */
    showAdded(place: Path) {
      const added = String(place.at(-1))
      setPage((now) => (now === page ? added : now))
      want(place, added)
    },

    /** Shows another page in the place of one that is gone. */
    replacePage(gone: string) {
      setPage((now) => (now === gone ? (state.pages.find(({ key }) => key !== gone)?.key ?? now) : now))
      open(undefined)
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
        setNotice('')
        setPage(key)
        setLocale(found[0])
        open(undefined)
      }
    },
  }
}
