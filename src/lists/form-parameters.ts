/** The values of the controls of a form, by their names. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.set(name, value)
  return parameters
}

/** Sets the controls of a form to the parameters of an address. */
export function fillForm(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = parameters.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') control.checked = parameters.has(control.name)
    else control.value = parameters.get(control.name) ?? ''
  }
}
