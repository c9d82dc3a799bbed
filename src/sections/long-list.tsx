import { createContext, type ReactElement, useContext } from 'react'

/** Renders an element of the current page to HTML. */
export type RenderApart = (element: ReactElement) => string

/** Renders items of long lists, on the server; undefined in the browser. */
export const RenderApartContext = createContext<RenderApart | undefined>(undefined)

interface LongListProps {
  readonly as: 'ul' | 'ol'
  readonly className: string
  /** The items: `<li>` elements in which no component calls `useId`. */
  readonly children: readonly ReactElement[]
}

/**
 * A list of as many items as the site has pages of a kind. The server renders each of them on its own: React keeps every part of what it
 * renders in memory until the page is complete, and collecting garbage around millions of parts takes longer than rendering them.
 */
export function LongList({ as: List, className, children }: LongListProps) {
  const renderApart = useContext(RenderApartContext)
  if (!renderApart) return <List className={className}>{children}</List>
  const html = children.map(renderApart).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has rendered it from the items themselves
  return <List className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
