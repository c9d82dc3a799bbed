import { useId } from 'react'
import type { CallToAction } from '../../schema/common.ts'
import type { Content } from '../content/page-content.ts'
import { ActionLink } from './action-link.tsx'

interface CallToActionBlockProps {
  readonly callToAction: Content<CallToAction>
  /** The anchor of the section, if it has one. */
  readonly id?: string
  readonly className?: string
}

/** The call to action that closes a page. */
export function CallToActionBlock({
  callToAction: { title, text, primary, secondary },
  id,
  className,
}: CallToActionBlockProps) {
  const titleId = useId()
  return (
    <section className={className ?? 'section call-to-action'} id={id} aria-labelledby={titleId}>
      <div className="call-to-action-sheet">
        <h2 id={titleId}>{title}</h2>
        <p>{text}</p>
        <p className="actions">
          <ActionLink className="button" action={primary} />
          {secondary && <ActionLink className="text-link" action={secondary} />}
        </p>
      </div>
    </section>
  )
}
