import { type RefObject, useRef } from 'react'
import { forgetDelivery } from './unreported-delivery.ts'
import { type FormStatus, useStatus } from './use-status.ts'

/**
 * How a submission ended. `open`: it failed, but may have arrived anyway; `unchecked`: the captcha check failed. Nothing is sent if a required
 * field is empty (`incomplete`) or a value is wrong (`invalid`), nor before the last step (`next`).
 */
export type SubmissionResult = 'sent' | 'failed' | 'open' | 'unchecked' | 'incomplete' | 'invalid' | 'next'

const statusAfter: Readonly<Record<SubmissionResult, FormStatus>> = {
  sent: { state: 'success', message: 'success' },
  failed: { state: 'error', message: 'networkError' },
  open: { state: 'error', message: 'networkError', isOpen: true },
  unchecked: { state: 'error', message: 'captchaFailed' },
  incomplete: { state: 'error', message: 'errorMessage' },
  invalid: { state: 'error' },
  next: { state: 'idle' },
}

interface SubmissionOptions {
  /** The key of the form. */
  readonly key: string
  /** How long a success is shown. */
  readonly successMs: number
  /** Called when a submission was sent, before its status is shown. `isShown`: whether its page is still shown. */
  onSent(isShown: boolean): void
}

/** The status of a form, and a function that runs its submissions: one at a time, others are ignored meanwhile. */
export function useSubmission(
  element: RefObject<HTMLFormElement | null>,
  { key, successMs, onSent }: SubmissionOptions,
) {
  const busy = useRef(false)
  const [status, setStatus] = useStatus(element, successMs)

  async function run(submission: () => Promise<SubmissionResult>): Promise<void> {
    if (busy.current) return
    busy.current = true
    const result = await submission().finally(() => {
      busy.current = false
    })
    // Without the element the visitor is on another page and learns of the outcome on coming back.
    const isShown = element.current !== null
    if (isShown) forgetDelivery(key)
    if (result === 'sent') onSent(isShown)
    setStatus(statusAfter[result])
  }

  return { status, setStatus, run }
}
