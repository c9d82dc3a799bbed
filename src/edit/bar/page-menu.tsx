import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { listsOfPages } from '../page/lists-of-pages.ts'
import { pathInWords } from '../paths/path-words.ts'
import { pathKey } from '../paths/paths.ts'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { groupPages, pageName } from './page-groups.ts'
import { PageOrder } from './page-order.tsx'
import { PageThumbnail } from './page-thumbnail.tsx'

/** From so many pages on, they can be searched. */
const many = 9

interface PageMenuProps {
  readonly workspace: Workspace
  onClose(): void
}

/** All pages by their lists, to be chosen, searched and sorted. */
export function PageMenu({ workspace, onClose }: PageMenuProps) {
  const { words } = useWords()
  const [typed, setTyped] = useState('')
  const [isSorted, setIsSorted] = useState(false)
  const { state, language } = useOpenFile()
  const wanted = typed.trim()
  const groups = groupPages(state, wanted)
  const hasLists = listsOfPages(state).length > 1
  const listName = (list: Path) => pathInWords(state, list, { language, item: String }).slice(0, 2).at(-1) ?? ''

  return (
    <>
      {state.pages.length >= many && !isSorted && (
        <input
          type="search"
          aria-label={words.findPage}
          placeholder={words.findPage}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {groups.map(({ list, pages }) => (
        <section key={list ? pathKey(list) : ''} aria-label={list ? listName(list) : words.pages}>
          {list && hasLists && <h2>{listName(list)}</h2>}
          {list && isSorted ? (
            <PageOrder list={list} namePage={(page) => pageName(state, page)} />
          ) : (
            <ul>
              {pages.map((page) => (
                <PageItem key={page.key} page={page} workspace={workspace} onClose={onClose} />
              ))}
              {list && wanted === '' && (
                <NewPageItem
                  listName={hasLists ? listName(list) : undefined}
                  onChoose={() => {
                    onClose()
                    workspace.go({ to: 'newPage', list })
                  }}
                />
              )}
            </ul>
          )}
        </section>
      ))}
      {wanted === '' && state.pages.length > 1 && (
        <p className="picker-order">
          <button type="button" onClick={() => setIsSorted(!isSorted)}>
            <Icon name={isSorted ? 'check' : 'grip'} /> {isSorted ? words.sorting.done : words.sorting.pages}
          </button>
          {isSorted && <span className="field-note">{words.sorting.menu}</span>}
        </p>
      )}
      {groups.length === 0 && <p role="status">{words.noPageFound}</p>}
    </>
  )
}

function PageItem({ page, workspace, onClose }: PageMenuProps & { readonly page: EditedPage }) {
  const { words } = useWords()
  const { state } = useOpenFile()
  return (
    <li>
      <button
        type="button"
        data-page={page.key}
        aria-current={page.key === workspace.page ? 'page' : undefined}
        onClick={() => {
          onClose()
          workspace.showPage(page.key)
        }}
      >
        <PageThumbnail page={page} />
        <span>{pageName(state, page)}</span>
        {Object.keys(page.paths).length === 0 && <span className="field-note">{words.parts.hidden}</span>}
      </button>
    </li>
  )
}

interface NewPageItemProps {
  /** The list that gets the page, where there are several. */
  readonly listName: string | undefined
  onChoose(): void
}

function NewPageItem({ listName, onChoose }: NewPageItemProps) {
  const { words } = useWords()
  return (
    <li>
      <button type="button" className="new" onClick={onChoose}>
        <span className="page-thumbnail">
          <Icon name="plus" />
        </span>
        <span>
          {words.parts.newPage}
          {listName !== undefined && <span className="visually-hidden">: {listName}</span>}
        </span>
      </button>
    </li>
  )
}
