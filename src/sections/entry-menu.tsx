import type { SideMenu } from '../content/page-content.ts'
import { PageLink } from '../routing/page-link.tsx'

interface EntryMenuProps {
  readonly menu: SideMenu
}

/** The menu of all entries above the page of one, folded: a single stop of the keyboard. It is shown where there is no room beside the page. */
export function FoldedMenu({ menu }: EntryMenuProps) {
  const { title } = menu
  return (
    <div className="side-menu">
      <nav className="side-menu-folded" aria-label={title}>
        {/* Each page has its own, so that it is folded again on the next one. */}
        <details key={menu.current}>
          <summary>{title}</summary>
          <Entries menu={menu} />
        </details>
      </nav>
    </div>
  )
}

/** The same menu beside the page, open. It stands behind the text in the document: whoever skips to the content comes to that, not to all its links. */
export function EntryMenu({ menu }: EntryMenuProps) {
  const { title } = menu
  return (
    <div className="side-menu side-menu-beside">
      <nav className="side-menu-open" aria-labelledby="side-menu">
        <p id="side-menu">{title}</p>
        <Entries menu={menu} />
      </nav>
    </div>
  )
}

function Entries({ menu: { entries, current } }: EntryMenuProps) {
  return (
    <ol>
      {entries.map(({ page, label }) => (
        <li key={page}>
          <PageLink page={page} aria-current={page === current ? 'page' : undefined}>
            {label}
          </PageLink>
        </li>
      ))}
    </ol>
  )
}
