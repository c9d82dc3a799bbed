import type { ReactNode } from 'react'
import type { LinkTarget } from '../content/page-content.ts'
import { ExternalLink } from './external-link.tsx'

interface TargetLinkProps {
  readonly target: LinkTarget
  readonly className?: string
  readonly children: ReactNode
}

/** A link to a page, a file, a phone or a mailbox; or to another site, in a new tab. What is said of a file follows its words. */
export function TargetLink({ target: { href, facts }, className, children }: TargetLinkProps) {
  if (/^https?:/.test(href)) {
    return (
      <ExternalLink className={className} href={href}>
        {/* A word joiner keeps an arrow, which follows the hidden text, beside the last word. */}
        {typeof children === 'string' ? `${children}\u2060` : children}
      </ExternalLink>
    )
  }
  return (
    <a className={className} href={href}>
      {children}
      {facts !== undefined && <span className="link-facts">{` ${facts}`}</span>}
    </a>
  )
}
