import type { Action } from '../../schema/texts.ts'
import type { Content } from '../content/page-content.ts'
import { OutsideLink } from '../layout/outside-link.tsx'
import { PageLink } from '../routing/page-link.tsx'

interface ActionLinkProps {
  readonly action: Content<Action>
  readonly className: 'button' | 'text-link'
}

/** A button or link to a page of the site, or to another site. Renders nothing where the page is switched off. */
export function ActionLink({ action: { label, page = '', url }, className }: ActionLinkProps) {
  if (url !== undefined) {
    return (
      <OutsideLink className={className} href={url}>
        {/* A word joiner: the arrow, which follows what is hidden, stays beside the last word. */}
        {`${label}\u2060`}
      </OutsideLink>
    )
  }
  return (
    <PageLink className={className} page={page}>
      {label}
    </PageLink>
  )
}
