import { type RefObject, useEffect, useState } from 'react'

/** The state of a form, as `useContactForm` describes it. `message` is a key of `messages.contact.form`. */
export interface FormStatus {
  readonly state: 'idle' | 'submitting' | 'success' | 'error'
  readonly message?: 'success' | 'errorMessage' | 'networkError' | 'captchaFailed'
  /** Whether a lead that seems to have failed may have arrived anyway. */
  readonly isOpen?: boolean
  /** Whether a success has become idle: from then on the form says what happens next. */
  readonly isSent?: true
}

/** The status of a form. Success becomes idle after a while (`isSent`); an outcome gets the visitor's attention when it is on the screen. */
export function useStatus(element: RefObject<HTMLFormElement | null>, successMs: number) {
  const [status, setStatus] = useState<FormStatus>({ state: 'idle' })

  useEffect(() => {
    if (status.state !== 'success') return
    const timer = setTimeout(() => setStatus({ state: 'idle', isSent: true }), successMs)
    return () => clearTimeout(timer)
  }, [status, successMs])

  useEffect(() => {
    if (status.state === 'success' || status.state === 'error') showOutcome(element.current)
  }, [status, element])

  return [status, setStatus] as const
}

/**
 * Moves the focus to the first wrong field, and scrolls to it. If there is none, scrolls to the message, and returns the focus to the
 * button, which lost it while it was disabled.
 */
function showOutcome(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) {
    // Scrolls to the field with its label and its error. On focus alone, Safari stops at the edge of the field, and the header covers the label.
    const control = wrong.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong
    control?.focus({ preventScroll: true })
    wrong.parentElement?.scrollIntoView({ block: 'nearest' })
    return
  }
  if (document.activeElement === document.body) form?.querySelector('button')?.focus({ preventScroll: true })
  form?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' })
}
