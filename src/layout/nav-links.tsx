import type { NavLink } from '../content/shell-content.ts'
import { usePage } from '../content/site-context.tsx'

interface NavLinksProps {
  readonly links: readonly NavLink[]
}

/** A list of links to pages; the link to the current page is marked. Renders nothing without links. */
export function NavLinks({ links }: NavLinksProps) {
  const current = usePage()?.key
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ key, label, path }) => (
        <li key={key}>
          <a href={path} aria-current={key === current ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
