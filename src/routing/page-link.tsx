import type { ComponentPropsWithoutRef } from 'react'
import { usePathTo } from './use-path-to.ts'

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The key of the page. */
  readonly page: string
}

/** A link to a page by its key, in the current locale. Renders nothing where that page is switched off. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const path = usePathTo()(page)
  return path ? <a href={path} {...rest} /> : null
}
