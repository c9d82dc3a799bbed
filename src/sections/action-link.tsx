import type { Action } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { ExternalLink } from '../routing/external-link.tsx'
import { PageLink } from '../routing/page-link.tsx'

interface ActionLinkProps {
  readonly action: Content<Action>
  readonly className: 'button' | 'button button-quiet' | 'text-link'
}

/** A button or link to a page of the site, or to another site. Renders nothing if the page is switched off. */
export function ActionLink({ action: { label, page = '', section, url }, className }: ActionLinkProps) {
  if (url === undefined) {
    return (
      <PageLink className={className} page={section === undefined ? page : `${page}#${section}`}>
        {label}
      </PageLink>
    )
  }
  return (
    <ExternalLink className={className} href={url}>
      {/* A word joiner keeps the arrow, which follows the hidden text, beside the last word. */}
      {`${label}\u2060`}
    </ExternalLink>
  )
}
