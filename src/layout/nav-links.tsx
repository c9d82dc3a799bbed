import type { NavLink } from '../content/shell-content.ts'
import { usePage } from '../content/site-context.tsx'
import { TargetLink } from '../routing/target-link.tsx'

interface NavLinksProps {
  readonly links: readonly NavLink[]
  /** The id of the words above them. */
  readonly labelledBy?: string
}

/** A list of links; those to the current page and to the list that it belongs to are marked. Renders nothing without links. */
export function NavLinks({ links, labelledBy }: NavLinksProps) {
  if (links.length === 0) return null
  return (
    <ul aria-labelledby={labelledBy}>
      {links.map((link) => (
        <li key={`${link.label} ${link.href}`}>
          <MenuLink link={link} />
        </li>
      ))}
    </ul>
  )
}

/** A link of a menu, which is marked where the visitor is. */
export function MenuLink({ link }: { readonly link: NavLink }) {
  const current = useCurrent()
  return (
    <TargetLink target={link} aria-current={current(link)}>
      {link.label}
    </TargetLink>
  )
}

/** Tells of links whether they lead to the current page, or to a list that it belongs to. */
export function useCurrent(): (link: NavLink) => 'page' | true | undefined {
  const page = usePage()
  const above = page?.breadcrumbs.slice(1).map(({ path }) => path)
  return ({ page: target, href }) => {
    // A section of the page is not where the visitor is.
    if (target === undefined || href.includes('#')) return undefined
    return target === page?.key ? 'page' : above?.includes(href) || undefined
  }
}
