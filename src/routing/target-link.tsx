import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { LinkTarget } from '../content/page-content.ts'
import { useShell } from '../content/site-context.tsx'
import { ChatSign } from '../media/chat-sign.tsx'
import { ExternalLink } from './external-link.tsx'

interface TargetLinkProps extends Pick<ComponentPropsWithoutRef<'a'>, 'className' | 'aria-current'> {
  readonly target: LinkTarget
  readonly children: ReactNode
}

/**
 * A link to a page, a file, a phone or a mailbox; or to another site, in a new tab. What is said of a file follows its words; the sign of a chat
 * stands before them.
 */
export function TargetLink({ target: { href, facts }, children, ...link }: TargetLinkProps) {
  const { chat } = useShell()
  if (/^https?:/.test(href)) {
    return (
      <ExternalLink {...link} href={href}>
        {chat && resolveAddress(href) === resolveAddress(chat.href) && <ChatSign />}
        {/* A word joiner keeps an arrow, which follows the hidden text, beside the last word. */}
        {typeof children === 'string' ? `${children}\u2060` : children}
      </ExternalLink>
    )
  }
  return (
    <a {...link} href={href}>
      {children}
      {facts !== undefined && <span className="link-facts">{` ${facts}`}</span>}
    </a>
  )
}

/** An address without what is said there: the same for all messages to a chat. */
function resolveAddress(href: string): string {
  return href.replace(/\?.*/, '')
}
