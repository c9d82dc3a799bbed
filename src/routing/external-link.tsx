import type { ComponentPropsWithoutRef } from 'react'
import { useMessages } from '../locale/use-messages.ts'

interface ExternalLinkProps extends Pick<ComponentPropsWithoutRef<'a'>, 'className' | 'children'> {
  readonly href: string
}

/** A link to another site. It opens a new tab, and screen readers say so. */
export function ExternalLink({ children, ...link }: ExternalLinkProps) {
  const { t } = useMessages()
  return (
    <a {...link} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` (${t('common.newTab')})`}</span>
    </a>
  )
}
