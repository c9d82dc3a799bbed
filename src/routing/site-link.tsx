import type { ComponentPropsWithoutRef } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

interface SiteLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  /** A path of this site. */
  readonly to: string
}

/**
 * A link inside the site: a plain link until the app has started, a change of route afterwards. The router's own `Link` can do more,
 * for three kilobytes more.
 */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  const handleClick = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a href={to} onClick={handleClick} {...rest}>
      {children}
    </a>
  )
}
