/**
 * The form as the server sent it. This code arrives before React takes the page over: where something else has changed the page by then, a
 * translator or a password manager, React makes the form anew, and what was typed stands in this one only.
 */
let served = typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form[data-start=near]')
let focused = served && document.activeElement
served?.addEventListener('focusin', ({ target }) => {
  focused = target as Element
})

/** Whether the form came with the document, and nobody has taken it over yet. */
export function hasServedForm(): boolean {
  return served !== null
}

/**
 * The form that holds what was done before the app started: the given one, or the served one in whose place it stands. Then it is given
 * the focus that the served one had, and the submission that waits in it.
 */
export function takeServedForm(form: HTMLFormElement): HTMLFormElement {
  const early = served ?? form
  served = null
  if (early === form) return form
  if (early.dataset.held !== undefined) form.dataset.held = ''
  const control = form.elements.namedItem(focused?.getAttribute('name') ?? '')
  if (control instanceof HTMLElement) control.focus()
  return early
}
