import type { ReactNode } from 'react'

interface FormStepProps {
  readonly id: string
  readonly title: string
  /** Which step it is, of how many. */
  readonly place: string
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/** A step of a long form. Browsers without JavaScript show all of them. */
export function FormStep({ id, title, place, isCurrent, children }: FormStepProps) {
  return (
    <fieldset className="form-step" aria-labelledby={id} data-current={isCurrent || undefined}>
      <p className="form-step-title" id={id} tabIndex={-1}>
        <span>{place}</span>
        {title}
      </p>
      {children}
    </fieldset>
  )
}
