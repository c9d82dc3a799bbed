import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { listsOfPages } from '../page/lists-of-pages.ts'
import { pathInWords } from '../paths/path-words.ts'
import { isSamePath, pathKey } from '../paths/paths.ts'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { LanguageButtons } from './language-buttons.tsx'
import { PageOrder } from './page-order.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'

/** From so many pages on, they can be searched. */
const many = 9

/** The page that is shown, and below it on demand all pages, each with a small picture. */
export function PagePicker({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const [isSorted, setIsSorted] = useState(false)
  const { state, page, language } = workspace
  const name = pageName(
    workspace,
    state.pages.find(({ key }) => key === page),
  )
  const close = useCallback(() => panel.current?.hidePopover(), [])

  // A click into the page closes it as well: that is another document.
  useEffect(() => {
    if (!isOpen) return
    window.addEventListener('blur', close)
    return () => window.removeEventListener('blur', close)
  }, [isOpen, close])

  const sought = wanted.trim().toLowerCase()
  const found = state.pages.filter((one) => pageName(workspace, one).toLowerCase().includes(sought))
  const lists = listsOfPages(state)
  const listName = (list: Path) => pathInWords(state, list, { language, item: String }).slice(0, 2).at(-1) ?? ''
  const groups = [
    ...lists.map((list) => ({
      list,
      pages: found.filter(({ place }) => place && isSamePath(place.slice(0, -1), list)),
    })),
    { list: undefined, pages: found.filter(({ place }) => !place) },
  ].filter(({ list, pages }) => pages.length > 0 || (list && sought === ''))

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
        onToggle={(event) => {
          setIsOpen(event.newState === 'open')
          setWanted('')
          setIsSorted(false)
        }}
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
            {state.pages.length >= many && !isSorted && (
              <input
                type="search"
                aria-label={words.findPage}
                placeholder={words.findPage}
                value={wanted}
                onChange={({ target }) => setWanted(target.value)}
              />
            )}
            {groups.map(({ list, pages }) => (
              <section key={list ? pathKey(list) : ''} aria-label={list ? listName(list) : words.pages}>
                {list && lists.length > 1 && <h2>{listName(list)}</h2>}
                {list && isSorted ? (
                  <PageOrder workspace={workspace} list={list} nameOf={(one) => pageName(workspace, one)} />
                ) : (
                  <ul>
                    {pages.map((one) => (
                      <li key={one.key}>
                        <button
                          type="button"
                          data-page={one.key}
                          aria-current={one.key === page ? 'page' : undefined}
                          onClick={() => {
                            close()
                            workspace.showPage(one.key)
                          }}
                        >
                          <PageThumbnail state={state} page={one} />
                          <span>{pageName(workspace, one)}</span>
                          {Object.keys(one.paths).length === 0 && (
                            <span className="field-note">{words.parts.hidden}</span>
                          )}
                        </button>
                      </li>
                    ))}
                    {list && sought === '' && (
                      <li>
                        <button
                          type="button"
                          className="new"
                          onClick={() => {
                            close()
                            workspace.go({ to: 'newPage', list })
                          }}
                        >
                          <span className="page-thumbnail">
                            <Icon name="plus" />
                          </span>
                          <span>
                            {words.parts.newPage}
                            {lists.length > 1 && <span className="visually-hidden">: {listName(list)}</span>}
                          </span>
                        </button>
                      </li>
                    )}
                  </ul>
                )}
              </section>
            ))}
            {sought === '' && state.pages.length > 1 && (
              <p className="picker-order">
                <button type="button" onClick={() => setIsSorted(!isSorted)}>
                  <Icon name={isSorted ? 'check' : 'grip'} /> {isSorted ? words.sorting.done : words.sorting.pages}
                </button>
                {isSorted && <span className="field-note">{words.sorting.menu}</span>}
              </p>
            )}
            {groups.length === 0 && <p role="status">{words.noPageFound}</p>}
          </>
        )}
      </div>
    </>
  )
}

function pageName({ state }: Workspace, page: EditedPage | undefined): string {
  return page?.labels[state.defaultLocale] ?? page?.key ?? ''
}
