import { useEffect, useEffectEvent, useState } from 'react'
import { ViewRail } from './bar/view-rail.tsx'
import { Button } from './button.tsx'
import { hasCard, SideCard } from './card/side-card.tsx'
import { KeyCatcher } from './fields/key-catcher.tsx'
import { pressKey } from './fields/press-key.ts'
import { watchTyping } from './fields/typing.ts'
import { viewNames } from './palette/command.ts'
import { CommandPalette } from './palette/command-palette.tsx'
import { useOpenFile } from './state/open-file.ts'
import { useWorkspace, type Workspace } from './state/use-workspace.ts'
import { TopBar } from './top-bar.tsx'
import { views } from './views.tsx'
import type { EditorWords } from './words/en.ts'
import { useWords } from './words/use-words.ts'

/** How much room the card takes where it lies over the page: little, while a text is typed on the page itself. */
function cardSize(workspace: Workspace, words: EditorWords): 'open' | 'slim' | 'hint' | undefined {
  if (workspace.picked || workspace.view === 'look')
    return workspace.picked?.isInPlace && workspace.view === 'page' ? 'slim' : 'open'
  return hasCard(workspace, words) ? 'hint' : undefined
}

/** The editor of one file. */
export function Editor() {
  const { words } = useWords()
  const file = useOpenFile()
  const workspace = useWorkspace()
  const [isPhone, setIsPhone] = useState(false)
  const [clickEdits, setClickEdits] = useState(true)
  const { state, gone, isHeld } = file
  const { view, notice } = workspace

  const onKey = useEffectEvent((event: KeyboardEvent) => pressKey(event, workspace, file))

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    watchTyping(signal)
    window.addEventListener('keydown', (event) => onKey(event), { signal })
    // A file that misses its place must not take the place of the editor.
    for (const name of ['dragover', 'drop'])
      window.addEventListener(name, (event) => event.preventDefault(), { signal })
    return () => controller.abort()
  }, [])

  return (
    <div className="editor" data-view={view} data-card={cardSize(workspace, words)}>
      <TopBar
        workspace={workspace}
        isPhone={isPhone}
        clickEdits={clickEdits}
        onPhone={setIsPhone}
        onClickEdits={setClickEdits}
      />
      <div className="notices">
        {gone && (
          <p className="notice stopped" role="alert">
            {gone === 'noServer' ? words.noServer : words.otherToken}
          </p>
        )}
        {notice && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
      </div>
      <KeyCatcher isHeld={isHeld} />
      <ViewRail workspace={workspace} />
      <CommandPalette isOpen={workspace.isGoing} onClose={() => workspace.setIsGoing(false)} onGo={workspace.go} />
      <main tabIndex={-1} aria-label={viewNames(words).find(([name]) => name === view)?.[1]}>
        {views[view](workspace, { isPhone, clickEdits })}
        {view === 'page' && !state.isShown && (
          <p className="notice" role="status">
            {words.pageIsOlder}{' '}
            <Button label={words.problems} className="link-button" onClick={() => workspace.setView('problems')} />
          </p>
        )}
      </main>
      {hasCard(workspace, words) && (
        <aside aria-label={words.card} tabIndex={-1}>
          <SideCard workspace={workspace} />
        </aside>
      )}
    </div>
  )
}
