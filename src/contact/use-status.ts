import { type RefObject, useEffect, useState } from 'react'

/** Where a form stands. `message` is a key of `messages.contact.form`. */
export interface FormStatus {
  readonly state: 'idle' | 'submitting' | 'success' | 'error'
  readonly message?: 'success' | 'errorMessage' | 'networkError'
}

/** The status of a form. A success is forgotten after a while; after an error the focus goes to the first wrong field. */
export function useStatus(element: RefObject<HTMLFormElement | null>, successMs: number) {
  const [status, setStatus] = useState<FormStatus>({ state: 'idle' })

  useEffect(() => {
    if (status.state !== 'success') return
    const timer = setTimeout(() => setStatus({ state: 'idle' }), successMs)
    return () => clearTimeout(timer)
  }, [status, successMs])

  useEffect(() => {
    if (status.state === 'success' || status.state === 'error') showOutcome(element.current)
  }, [status, element])

  return [status, setStatus] as const
}

/** Leads to the first wrong field; without one, the message comes into view, and the focus back to the button, which lost it when it was disabled. */
function showOutcome(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) {
    wrong.focus()
    return
  }
  if (document.activeElement === document.body) form?.querySelector('button')?.focus({ preventScroll: true })
  form?.querySelector('[role=status]')?.scrollIntoView({ block: 'nearest' })
}
