import type { Action } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { PageLink } from '../routing/page-link.tsx'

interface ActionLinkProps {
  readonly action: Content<Action>
  readonly className: 'button' | 'text-link'
}

/**
 * A button or link to a page of the site, or to another site. Renders nothing where the page is switched off. The layout writes links to
 * other sites by itself: where the app and pages share a component, the bundler puts React into a file of its own.
 */
export function ActionLink({ action: { label, page = '', url }, className }: ActionLinkProps) {
  const { t } = useMessages()
  if (url === undefined) {
    return (
      <PageLink className={className} page={page}>
        {label}
      </PageLink>
    )
  }
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      {/* A word joiner: the arrow, which follows what is hidden, stays beside the last word. */}
      {`${label}\u2060`}
      <span className="visually-hidden">{` (${t('common.newTab')})`}</span>
    </a>
  )
}
