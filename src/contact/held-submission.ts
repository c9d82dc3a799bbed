/**
 * A form that works before the app has started: its method "dialog" keeps the browser from sending it. Its attribute `data-held`, which the
 * boot script sets, says that a submission waits for the app, and styles show it.
 */
export type HoldingForm = HTMLFormElement & { ready?: boolean }

/** Marks a form as taken over: from now on the app handles its submissions. Returns whether one was held. */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = form.dataset.held !== undefined
  delete form.dataset.held
  Object.assign(form as HoldingForm, { ready: true })
  return isHeld
}
