import { type ReactNode, useId } from 'react'
import { MarkupView } from '../content/markup-view.tsx'
import type { ShownNotice } from '../content/shell-content.ts'
import { TargetLink } from '../routing/target-link.tsx'

interface SiteNoticeProps {
  readonly notice: ShownNotice
  /** What comes before its text. */
  readonly children: ReactNode
}

/** The notice above the header, which is named by its own words. */
export function SiteNotice({ notice: { text, action }, children }: SiteNoticeProps) {
  const id = useId()
  return (
    <aside className="site-notice" aria-labelledby={id}>
      {children}
      <div id={id}>
        <MarkupView markup={text} />
      </div>
      {action && (
        <TargetLink className="text-link" target={action}>
          {action.label}
        </TargetLink>
      )}
    </aside>
  )
}
