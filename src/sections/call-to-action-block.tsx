import { useId } from 'react'
import type { CallToAction } from '../../schema/texts.ts'
import type { Content } from '../content/page-content.ts'
import { PageLink } from '../routing/page-link.tsx'

interface CallToActionBlockProps {
  readonly callToAction: Content<CallToAction>
}

/** The call to action that closes a page. */
export function CallToActionBlock({ callToAction: { title, text, primary, secondary } }: CallToActionBlockProps) {
  const id = useId()
  return (
    <section className="section call-to-action" aria-labelledby={id}>
      <div className="call-to-action-sheet">
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        <p className="actions">
          <PageLink className="button" page={primary.page}>
            {primary.label}
          </PageLink>
          {secondary && (
            <PageLink className="text-link" page={secondary.page}>
              {secondary.label}
            </PageLink>
          )}
        </p>
      </div>
    </section>
  )
}
