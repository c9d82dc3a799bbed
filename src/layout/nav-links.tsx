import type { NavLink } from '../content/shell-content.ts'
import { usePage } from '../content/site-context.tsx'

interface NavLinksProps {
  readonly links: readonly NavLink[]
}

/** A list of links to pages; those to the current page and to the list that it belongs to are marked. Renders nothing without links. */
export function NavLinks({ links }: NavLinksProps) {
  const page = usePage()
  if (links.length === 0) return null
  const above = page?.breadcrumbs.slice(1).map(({ path }) => path)
  return (
    <ul>
      {links.map(({ key, label, path }) => (
        <li key={key}>
          <a href={path} aria-current={key === page?.key ? 'page' : above?.includes(path) || undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
