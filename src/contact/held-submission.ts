/** A form that works before the app has started. Its attribute `data-held` says that a submission waits for the app, and styles show it. */
type HoldingForm = HTMLFormElement & { ready?: boolean }

/** Holds submissions of forms that the app has not taken over, and starts it. The method "dialog" keeps the browser from doing more. */
export function holdSubmissions(start: () => void): void {
  addEventListener('submit', (event) => {
    const form = event.target as HoldingForm
    if (!form.dataset.start || form.ready) return
    form.dataset.held = ''
    start()
  })
}

/** Marks a form as taken over: from now on the app handles its submissions. Returns whether one was held. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = form.dataset.held !== undefined
  delete form.dataset.held
  Object.assign(form as HoldingForm, { ready: true })
  return isHeld
}
