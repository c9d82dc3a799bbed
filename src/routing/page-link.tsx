import type { ComponentPropsWithoutRef } from 'react'
import { usePage } from '../content/site-context.tsx'

interface PageLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** The key of the page. */
  readonly page: string
}

/** The path of a page by its key, in the current locale; undefined if that page is switched off. */
export function usePagePath(page: string | undefined): string | undefined {
  const links = usePage()?.links ?? {}
  // A page may be called "constructor", which every object has.
  return page !== undefined && Object.hasOwn(links, page) ? links[page] : undefined
}

/** A link to a page by its key, in the current locale. Renders nothing if that page is switched off. */
export function PageLink({ page, ...rest }: PageLinkProps) {
  const path = usePagePath(page)
  if (path === undefined) return null
  return <a href={path} {...rest} />
}
