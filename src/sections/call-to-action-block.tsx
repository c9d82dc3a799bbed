import { useId } from 'react'
import type { CallToAction } from '../../schema/sections.ts'
import type { Content } from '../content/page-content.ts'
import { ActionLink } from './action-link.tsx'

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
          <ActionLink className="button" action={primary} />
          {secondary && <ActionLink className="text-link" action={secondary} />}
        </p>
      </div>
    </section>
  )
}
