import type { ReactNode } from 'react'
import type { Action } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { usePage } from '../content/site-context.tsx'
import { linkKey } from '../routing/link-key.ts'
import { PageLink } from '../routing/page-link.tsx'
import { TargetLink } from '../routing/target-link.tsx'

interface ActionLinkProps {
  readonly action: Content<Action>
  readonly className: string
  /** What is shown in the place of its words. */
  readonly children?: ReactNode
}

/** A button or link to wherever an action leads. Renders nothing if that is a page that is switched off. */
export function ActionLink({ action, className, children = action.label }: ActionLinkProps) {
  const { url, file, contact, phone, email } = action
  const facts = usePage()?.files?.[file ?? '']
  const href = url ?? file ?? contact ?? phone ?? email
  if (href === undefined) {
    return (
      <PageLink className={className} page={linkKey(action)}>
        {children}
      </PageLink>
    )
  }
  return (
    <TargetLink className={className} target={{ href, ...(facts !== undefined && { facts }) }}>
      {children}
    </TargetLink>
  )
}
