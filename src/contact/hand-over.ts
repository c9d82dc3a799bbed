import type { FormField } from '../content/page-content.ts'
import { takeHeldSubmission } from './held-submission.ts'
import type { FormValues } from './lead.ts'
import { controlOf, typedValues } from './typed-values.ts'

/** What happened to a form before the app took it over. */
interface HandOver {
  /** What was typed into it, or filled in by the browser. */
  readonly typed: FormValues
  /** Whether it was submitted and still has to be sent. */
  readonly isHeld: boolean
  /** When the visitor got the form, in milliseconds since the epoch. */
  readonly openedAt: number
}

/**
 * The form as the server sent it, until it is taken over. This module loads before React hydrates the page: if something else has
 * changed the page by then, a translator or a password manager, React renders a new form, and only this one holds what was typed.
 */
let served = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-start=near]')
let focused = served && document.activeElement
served?.addEventListener('focusin', ({ target }) => {
  focused = target as Element
})

/** Takes a form over, once it is in the page. If it replaces the served form, it also gets that form's focus. */
export function takeOver(form: HTMLFormElement, fields: readonly FormField[]): HandOver {
  const early = served ?? form
  const openedAt = served ? performance.timeOrigin : Date.now()
  served = null
  if (early !== form) {
    const control = controlOf(form, focused?.getAttribute('name') ?? '')
    if (control instanceof HTMLElement) control.focus()
  }
  const isHeld = [early, form].map(takeHeldSubmission).includes(true)
  return { typed: typedValues(early, fields), isHeld, openedAt }
}
