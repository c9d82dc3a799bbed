import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { pageName } from './page-groups.ts'
import { PageMenu } from './page-menu.tsx'

/** The page that is shown, and below it on demand all pages, each with a small picture. */
export function PagePicker({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { state } = useOpenFile()
  const { shownPage } = workspace
  const name = pageName(state, shownPage)
  const close = useCallback(() => panel.current?.hidePopover(), [])

  // A click into the page closes it as well: that is another document.
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('blur', close)
    return () => window.removeEventListener('blur', close)
  }, [isOpen, close])

  return (
    <>
      <button type="button" className="page-button" popoverTarget={id} aria-label={`${words.pages}: ${name}`}>
        <Icon name="page" />
        <span className="one-line">{name}</span>
        <Icon name="more" className="icon chevron" />
      </button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be shown above all else by itself in every browser */}
      <div
        ref={panel}
        id={id}
        role="group"
        popover="auto"
        className="page-picker"
        aria-label={words.pages}
        onToggle={(event) => setIsOpen(event.newState === 'open')}
        onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      >
        {isOpen && (
          <>
            <div className="picker-top">
              <LanguageButtons workspace={workspace} />
              <button
                type="button"
                onClick={() => {
                  close()
                  workspace.setIsGoing(true)
                }}
              >
                <Icon name="search" /> {words.goTo.title}
              </button>
            </div>
            <PageMenu workspace={workspace} onClose={close} />
          </>
        )}
      </div>
    </>
  )
}
