import { MarkupView } from '../content/markup-view.tsx'
import type { ShownNotice } from '../content/shell-content.ts'
import { TargetLink } from '../routing/target-link.tsx'

/** The notice above the header. */
export function SiteNotice({ notice: { text, action } }: { readonly notice: ShownNotice }) {
  return (
    <aside className="site-notice">
      <MarkupView markup={text} />
      {action && (
        <TargetLink className="text-link" target={action}>
          {action.label}
        </TargetLink>
      )}
    </aside>
  )
}
