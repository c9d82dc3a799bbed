import type { ReactNode } from 'react'
import { useMessages } from '../locale/use-messages.ts'

interface OutsideLinkProps {
  readonly href: string
  readonly className?: string
  readonly children: ReactNode
}

/** A link to another site: it opens a new tab, and says so to those who do not see that. */
export function OutsideLink({ href, className, children }: OutsideLinkProps) {
  const { t } = useMessages()
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('common.newTab')})`}</span>
    </a>
  )
}
