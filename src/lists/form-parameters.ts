/** What stands in the controls of a form, by their names. */
export function readForm(form: HTMLFormElement): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') parameters.set(name, value)
  return parameters
}

/** Makes the controls of a form say what an address asks for. */
export function fillForm(form: HTMLFormElement, parameters: URLSearchParams): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = parameters.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') control.checked = parameters.has(control.name)
    else control.value = parameters.get(control.name) ?? ''
  }
}
