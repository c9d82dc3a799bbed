/** A form that may have been sent before the app was there to send it. */
type HoldingForm = HTMLFormElement & { held?: boolean; ready?: boolean }

/** Keeps the submissions of forms whose app has not started yet, and starts it. Their method is "dialog", so nothing else happens. */
export function holdSubmissions(start: () => void): void {
  document.addEventListener('submit', ({ target }) => {
    const form = target as HoldingForm
    if (form.dataset.start === undefined || form.ready) return
    form.held = true
    start()
  })
}

/** Says that from now on the app sees the form's submissions itself. Returns whether one was held before. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const { held = false } = form as HoldingForm
  Object.assign(form as HoldingForm, { held: false, ready: true })
  return held
}
