/**
 * Marks a form as taken over: from now on the app handles its submissions. Returns whether one was held: before the app has started, the boot
 * script keeps the browser from sending the form, and marks it with the class "held", which styles show. A field may be named like any
 * lower-case property of the form, such as `dataset`, so none of these is used.
 */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = form.classList.contains('held')
  form.classList.remove('held')
  // Browsers without JavaScript validate the form themselves.
  form.noValidate = true
  // For tests, which wait for it. Fails where a field has this name.
  Reflect.set(form, 'ready', true)
  return isHeld
}
