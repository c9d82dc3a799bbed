/**
 * Marks a form as taken over: from now on the app handles its submissions. Returns whether one was held: a form works before the app has
 * started, as the boot script keeps the browser from sending it, and notes a submission by the class "held", which styles show. A field may have the name of any property in small letters, such as `dataset`, so that none of them is used.
 */
export function takeHeldSubmission(form: HTMLFormElement): boolean {
  const isHeld = form.classList.contains('held')
  form.classList.remove('held')
  // A form that browsers without JavaScript send is served without this.
  form.noValidate = true
  // For tests, which wait for it. Fails where a field has this name.
  Reflect.set(form, 'ready', true)
  return isHeld
}
