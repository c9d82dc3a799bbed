import { useEffect, useEffectEvent, useState } from 'react'
import { valueAt } from '../../schema/value-at.ts'
import { FoundPanel } from './found-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { messageStateOf, showMessage } from './message-state.ts'
import { PageFrame, type Picked } from './page-frame.tsx'
import { pathInWords } from './path-words.ts'
import { isSamePath, isWithin } from './paths.ts'
import { picturesFor } from './pictures-for.ts'
import { PlaceCard } from './place-card.tsx'
import { PlaceForm } from './place-form.tsx'
import { ProblemsList } from './problems-list.tsx'
import type { EditState, Path } from './protocol.ts'
import { PublishPanel } from './publish-panel.tsx'
import { SectionsPanel } from './sections-panel.tsx'
import { TextCard } from './text-card.tsx'
import { TextsGrid } from './texts-grid.tsx'
import { TopBar, type View } from './top-bar.tsx'
import type { Editor as Connection } from './use-editor.ts'
import { useOlder } from './use-older.ts'
import { useWords } from './words/use-words.ts'

interface EditorProps {
  readonly connection: Connection
  readonly state: EditState
  readonly language: string
}

/** What is shown of the page that is chosen, beside the page itself. */
const ownPage: readonly View[] = ['sections', 'found', 'look']

/** A place whose texts are to be opened once the state has them, and what was open when that was asked. */
interface Wanted {
  readonly place: Path
  readonly from: Picked | undefined
  readonly page: string
}

/** The editor of one file. */
export function Editor({ connection, state, language }: EditorProps) {
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
  const [isPhone, setIsPhone] = useState(false)
  const [clickEdits, setClickEdits] = useState(true)
  const [notice, setNotice] = useState('')
  const older = useOlder(connection.client, state.version)
  const shownPage = state.pages.find(({ key }) => key === page)
  const paths = shownPage?.paths ?? {}
  const message = picked && messageStateOf(state, picked.path, locale)
  const staged = isStaged ? message : undefined
  const stage =
    picked && staged
      ? (shown: Document) =>
          showMessage(shown, staged, typed?.text ?? String(valueAt(state.value, [...picked.path, locale]) ?? ''))
      : undefined
  const address = staged?.address ?? paths[locale] ?? Object.values(paths)[0] ?? '/'
  const around = view === 'page' ? pageTexts : gridTexts
  const isText = picked !== undefined && isTextAt(state, picked.path)
  const index = picked ? around.findIndex((path) => isSamePath(path, picked.path)) : -1

  async function step(name: 'undo' | 'redo'): Promise<void> {
    const answer = await connection.step(name)
    setTyped(undefined)
    setNotice('refused' in answer && answer.refused === 'changed-elsewhere' ? words.changedElsewhere : '')
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
    if (event.key === 'Escape' && picked) open(undefined)
    if ((event.ctrlKey || event.metaKey) && event.key === 'Enter') lead(1)
    if (isField || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    void step(event.shiftKey ? 'redo' : 'undo')
  })

  useEffect(() => {
    // A file that misses its place must not take the place of the editor.
    const keep = (event: DragEvent) => event.preventDefault()
    window.addEventListener('dragover', keep)
    window.addEventListener('drop', keep)
    return () => {
      window.removeEventListener('dragover', keep)
      window.removeEventListener('drop', keep)
    }
  }, [])

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

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

  function open(next: Picked | undefined): void {
    setTyped(undefined)
    setIsStaged(false)
    setDropped(undefined)
    setPicked(next)
  }

  /** Opens a place: a text with a caret in its field, or a form. */
  function openPlace(path: Path): void {
    open({ path, offset: 0 })
  }

  /** Opens what an answer of the server leads to, unless something else was opened while it was on its way. */
  function follow(next: Picked | undefined): void {
    setPicked((now) => (now === picked ? next : now))
  }

  /** Opens the text that comes so many places behind the open one. */
  function lead(by: number): void {
    const path = around[index + by]
    if (path) open({ path, offset: 0 })
  }

  function visit(target: string): void {
    for (const { key, paths: all } of state.pages) {
      const found = Object.entries(all).find(([, path]) => path === target)
      if (!found) continue
      setPage(key)
      setLocale(found[0])
      open(undefined)
    }
  }

  /** Leads to a place that something is said of, and to its page. */
  function leadTo(path: Path): void {
    const text = state.texts.findLast(({ path: place }) => isWithin(path, place))
    openPlace(text?.path ?? path)
    const owner = state.pages.find(({ key }) => path.includes(key))
    if (owner) setPage(owner.key)
    const spoken = state.locales.find(({ key }) => key === path.at(-1))
    if (spoken) setLocale(spoken.key)
    setView('page')
  }

  const placeOf = (path: Path) =>
    pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) }).join(' › ')

  return (
    <div className="editor" data-card={picked || view === 'look' ? 'open' : undefined}>
      <TopBar
        {...{ state, connection, view, page, locale, isPhone, clickEdits }}
        onView={(next) => {
          if (next === 'publish' || next === 'look') open(undefined)
          setView(next)
        }}
        onPage={(key) => {
          setPage(key)
          if (!ownPage.includes(view)) setView('page')
          open(undefined)
        }}
        onLocale={setLocale}
        onPhone={setIsPhone}
        onClickEdits={setClickEdits}
        onStep={(name) => void step(name)}
      />
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <main>
        {view === 'sections' && shownPage && (
          <SectionsPanel
            {...{ state, connection, language }}
            page={shownPage}
            onTexts={(place) => setWanted({ place, from: picked, page })}
            onPlace={openPlace}
            onAdded={(added) => setPage((now) => (now === page ? added : now))}
          />
        )}
        {(view === 'page' || view === 'look') && (
          <PageFrame
            {...{ address, isPhone, clickEdits, typed }}
            version={state.version}
            title={words.page}
            open={picked?.path}
            stage={stage}
            onPick={(next) => {
              setView('page')
              open(next)
            }}
            onVisit={visit}
            onDropFile={(target, file) => {
              const isPlace = target && picturesFor(state.pictures, target.path).length > 0
              setNotice(isPlace ? '' : words.pictures.noPlace)
              if (!isPlace) return
              open({ ...target, offset: 0 })
              setDropped(file)
            }}
            onTexts={setPageTexts}
          />
        )}
        {view === 'site' && (
          <section className="panel site" aria-label={words.form.title}>
            <h2>{words.form.title}</h2>
            <p>{words.form.intro}</p>
            <PlaceForm
              {...{ state, language }}
              client={connection.client}
              path={[]}
              edit={connection.edit}
              onOpen={openPlace}
            />
          </section>
        )}
        {view === 'found' && shownPage && (
          <FoundPanel
            key={address}
            {...{ state, connection, address }}
            page={shownPage}
            onOpen={(path) => open({ path, offset: 0 })}
          />
        )}
        {view === 'texts' && (
          <TextsGrid
            {...{ state, connection, language, placeOf, older }}
            open={picked?.path}
            onOpen={(path, shown) => {
              setGridTexts(shown)
              open({ path, offset: 0 })
            }}
          />
        )}
        {view === 'problems' && (
          <section className="panel" aria-label={words.problems}>
            <h2>{words.problems}</h2>
            {state.problems.length === 0 ? (
              <p>{words.allIsWell}</p>
            ) : (
              <ProblemsList
                problems={state.problems}
                placeOf={({ path }) => placeOf(path)}
                onOpen={({ path }) => leadTo(path)}
                onMend={(edit) => void connection.edit({ edits: [edit] })}
              />
            )}
          </section>
        )}
        {view === 'publish' && (
          <PublishPanel
            {...{ state, connection, language, placeOf }}
            onProblems={() => setView('problems')}
            onOpen={leadTo}
          />
        )}
        {view === 'page' && !state.isShown && (
          <p className="notice" role="status">
            {words.pageIsOlder}{' '}
            <button type="button" className="link-button" onClick={() => setView('problems')}>
              {words.problems}
            </button>
          </p>
        )}
      </main>
      <aside aria-label={words.title}>
        {picked && !isText ? (
          <PlaceCard
            key={JSON.stringify(picked.path)}
            {...{ state, language }}
            path={picked.path}
            client={connection.client}
            edit={connection.edit}
            onOpen={openPlace}
            onMoved={(path) => follow(path && { path, offset: 0 })}
            onPlaced={(alt) => alt && follow({ path: alt, offset: 0 })}
            onClose={() => open(undefined)}
          />
        ) : picked ? (
          <>
            <TextCard
              key={JSON.stringify(picked)}
              {...{ state, language, picked, locale, older }}
              edit={connection.edit}
              client={connection.client}
              onType={(path, text) => setTyped({ path, text })}
              onMoved={(path) => follow(path && { path, offset: 0 })}
              dropped={dropped}
              onPlaced={(alt) => {
                setNotice(alt ? words.pictures.say : '')
                if (alt) follow({ path: alt, offset: 0 })
              }}
              onClose={() => open(undefined)}
              onOpen={openPlace}
              onShow={
                message && !(staged && view === 'page')
                  ? () => {
                      setView('page')
                      setIsStaged(true)
                    }
                  : undefined
              }
            />
            {index !== -1 && (
              <nav className="card-steps">
                <button type="button" disabled={index === 0} onClick={() => lead(-1)}>
                  {words.previous}
                </button>
                <span>{fill(words.position, { index: index + 1, count: around.length })}</span>
                <button type="button" disabled={index === around.length - 1} onClick={() => lead(1)}>
                  {words.next}
                </button>
              </nav>
            )}
          </>
        ) : view === 'look' ? (
          <LookPanel {...{ state, connection, language }} />
        ) : (
          <div className="hint">
            <p>{words.pickText}</p>
            <p>{words.pickHint}</p>
          </div>
        )}
      </aside>
    </div>
  )
}

/** Whether a path leads to a text, in one language or in all. */
function isTextAt(state: EditState, path: Path): boolean {
  const value = valueAt(state.value, path)
  return (
    typeof value !== 'object' || state.texts.some((text) => isSamePath(text.path, path)) || isByLocale(state, value)
  )
}

/** Whether a value has a text in each language, such as the addresses of a page. */
function isByLocale(state: EditState, value: unknown): boolean {
  const keys = Object.keys(value ?? {})
  return (
    keys.length > 0 &&
    keys.every(
      (key) =>
        state.locales.some((locale) => locale.key === key) &&
        typeof (value as Record<string, unknown>)[key] === 'string',
    )
  )
}
