import type { NavLink } from '../content/shell-content.ts'
import { usePage } from '../content/site-context.tsx'
import { SiteLink } from '../routing/site-link.tsx'

interface NavLinksProps {
  readonly links: readonly NavLink[]
}

/** A list of links to pages; the one to the current page says so. */
export function NavLinks({ links }: NavLinksProps) {
  const current = usePage()?.key
  return (
    <ul>
      {links.map(({ key, label, path }) => (
        <li key={key}>
          <SiteLink to={path} aria-current={key === current ? 'page' : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
