import type { NavGroup, NavLink } from '../content/shell-content.ts'
import { MenuLink, NavLinks, useCurrent } from './nav-links.tsx'
import { useDisclosure } from './use-disclosure.ts'

interface NavMenuProps {
  readonly menu: readonly (NavLink | NavGroup)[]
  /** Whether the links below an entry open when it is chosen; otherwise they are always there. */
  readonly folded?: boolean
}

/** The main menu: links, and words with links below them. Renders nothing without entries. */
export function NavMenu({ menu, folded = false }: NavMenuProps) {
  if (menu.length === 0) return null
  return (
    <ul>
      {menu.map((entry, index) => (
        <li key={index}>
          {!('entries' in entry) && <MenuLink link={entry} />}
          {'entries' in entry && folded && <FoldedGroup group={entry} />}
          {'entries' in entry && !folded && <OpenGroup group={entry} id={`menu-${index}`} />}
        </li>
      ))}
    </ul>
  )
}

interface GroupProps {
  readonly group: NavGroup
}

/** A native disclosure, which works before the app has started. Its name lets one of the header's be open at a time. */
function FoldedGroup({ group: { label, entries } }: GroupProps) {
  const current = useCurrent()
  return (
    <details className="nav-group" name="header" ref={useDisclosure()}>
      <summary aria-current={entries.some(current) || undefined}>{label}</summary>
      <NavLinks links={entries} />
    </details>
  )
}

function OpenGroup({ group: { label, entries }, id }: GroupProps & { readonly id: string }) {
  return (
    <>
      <div className="nav-words" id={id}>
        {label}
      </div>
      <NavLinks links={entries} labelledBy={id} />
    </>
  )
}
