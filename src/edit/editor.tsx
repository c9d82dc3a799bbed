import { useEffect, useEffectEvent, useState } from 'react'
import { SideCard } from './side-card.tsx'
import { TopBar } from './top-bar.tsx'
import { type EditorProps, useDesk } from './use-desk.ts'
import { views } from './views.tsx'
import { useWords } from './words/use-words.ts'

/** The editor of one file. */
export function Editor(props: EditorProps) {
  const { words } = useWords()
  const desk = useDesk(props)
  const [isPhone, setIsPhone] = useState(false)
  const [clickEdits, setClickEdits] = useState(true)
  const { state, view, picked, notice } = desk

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
    if (event.key === 'Escape' && picked) desk.open(undefined)
    if (!event.ctrlKey && !event.metaKey) return
    if (event.key === 'Enter') desk.lead(1)
    if (isField || event.key.toLowerCase() !== 'z') return
    event.preventDefault()
    void desk.step(event.shiftKey ? 'redo' : 'undo')
  })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    window.addEventListener('keydown', (event) => onKey(event), { signal })
    // A file that misses its place must not take the place of the editor.
    for (const name of ['dragover', 'drop'])
      window.addEventListener(name, (event) => event.preventDefault(), { signal })
    return () => controller.abort()
  }, [])

  return (
    <div className="editor" data-card={picked || view === 'look' ? 'open' : undefined}>
      <TopBar {...{ desk, isPhone, clickEdits }} onPhone={setIsPhone} onClickEdits={setClickEdits} />
      {notice && (
        <p className="notice" role="status">
          {notice}
        </p>
      )}
      <main>
        {views[view](desk, { isPhone, clickEdits })}
        {view === 'page' && !state.isShown && (
          <p className="notice" role="status">
            {words.pageIsOlder}{' '}
            <button type="button" className="link-button" onClick={() => desk.setView('problems')}>
              {words.problems}
            </button>
          </p>
        )}
      </main>
      <aside aria-label={words.title}>
        <SideCard desk={desk} />
      </aside>
    </div>
  )
}
