/** A form that may have been sent before the app was there to send it: then it has the attribute `data-held`, by which its look follows. */
type HoldingForm = HTMLFormElement & { ready?: boolean }

/** Keeps the submissions of forms whose app has not started yet, and starts it. Their method is "dialog", so nothing else happens. */
export function holdSubmissions(start: () => void): void {
  addEventListener('submit', (event) => {
    const form = event.target as HoldingForm
    if (!form.dataset.start || form.ready) return
    form.dataset.held = ''
    start()
  })
}

/** Says that from now on the app sees the form's submissions itself. Returns whether one was held before. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = form.dataset.held !== undefined
  delete form.dataset.held
  Object.assign(form as HoldingForm, { ready: true })
  return isHeld
}
