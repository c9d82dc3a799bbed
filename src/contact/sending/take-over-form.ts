import type { FormContent } from '../../content/page-content.ts'
import type { FormValues } from '../values/form-values.ts'
import { findControl, typedValues } from '../values/typed-values.ts'
import { takeHeldSubmission } from './held-submission.ts'

/** What happened to a form before the app took it over. */
interface TakenOverForm {
  /** What was typed into it, or filled in by the browser. */
  readonly typed: FormValues
  /** Whether it was submitted and still has to be sent. */
  readonly isHeld: boolean
  /** When the visitor got the form, in milliseconds since the epoch. */
  readonly openedAt: number
}

/** A form as the server sent it, until it is taken over. */
interface Served {
  readonly form: HTMLFormElement
  focused: Element | null
}

/**
 * The forms as the server sent them, by their keys. This module loads before React hydrates the page: if something else has changed the page
 * by then, a translator or a password manager, React renders new forms, and only these ones hold what was typed.
 */
const served = new Map<string, Served>()
for (const form of typeof document === 'undefined'
  ? []
  : document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
  // Not `contains`: a field may have that name.
  const focused = document.activeElement?.closest('form') === form ? document.activeElement : null
  const entry: Served = { form, focused }
  served.set(form.getAttribute('data-form') ?? '', entry)
  form.addEventListener('focusin', ({ target }) => {
    entry.focused = target as Element
  })
}

/** Takes a form over, once it is in the page. If it replaces the served form, it also gets that form's focus. */
export function takeOverForm(
  form: HTMLFormElement,
  content: Pick<FormContent, 'key' | 'fields' | 'deliver'>,
): TakenOverForm {
  const { key } = content
  const early = served.get(key)
  served.delete(key)
  const { form: first, focused } = early ?? { form, focused: null }
  if (first !== form) {
    const control = findControl(form, focused?.getAttribute('name') ?? '')
    if (control instanceof HTMLElement) control.focus()
  }
  const isHeld = [first, form].map(takeHeldSubmission).includes(true)
  return { typed: typedValues(first, content), isHeld, openedAt: early ? performance.timeOrigin : Date.now() }
}
