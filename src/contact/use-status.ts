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
    if (status.state === 'success' || status.state === 'error') focusAfter(element.current)
  }, [status, element])

  return [status, setStatus] as const
}

/** The first wrong field, or the button where the focus was before it was disabled. */
function focusAfter(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]')
  if (wrong) wrong.focus()
  else if (document.activeElement === document.body) form?.querySelector('button')?.focus()
}
