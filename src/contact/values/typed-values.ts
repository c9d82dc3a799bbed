import type { FormContent, FormField } from '../../content/page-content.ts'
import { controlName } from '../controls/control-name.ts'
import { describeFiles } from './files.ts'
import type { FormValues } from './form-values.ts'

/** The control of a form with a name. Does not use `form.elements`: a field may have the name of any lower-case property. */
export function findControl(form: HTMLFormElement, name: string): Element | null {
  // Of radio buttons with the same name, the chosen one.
  return form.querySelector(`[name="${name}"]:checked`) ?? form.querySelector(`[name="${name}"]`)
}

/** The values of the controls of a form. Empty ones are left out. */
export function typedValues(
  form: HTMLFormElement,
  { fields, deliver }: Pick<FormContent, 'fields' | 'deliver'>,
): FormValues {
  const entries = fields.flatMap(({ name }): [string, string | boolean][] => {
    const control = findControl(form, controlName(deliver, name))
    const value = control && 'value' in control ? controlValue(control as HTMLInputElement) : ''
    return value ? [[name, value]] : []
  })
  return Object.fromEntries(entries)
}

/** The value of a control: whether a box is ticked, the description of files, or a text. */
export function controlValue(control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): string | boolean {
  if (!(control instanceof HTMLInputElement)) return control.value
  if (control.type === 'checkbox') return control.checked
  if (control.type === 'radio') return control.checked ? control.value : ''
  return control.type === 'file' ? describeFiles(control.files) : control.value
}

/** The values that belong to the fields of a form and have the right type: a draft may be of an earlier version of the form. */
export function knownValues(values: FormValues | undefined, empty: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => typeof value === typeof empty[name]))
}

/** The files in the shown fields of a form, by the names of the fields. */
export function collectFiles(form: HTMLFormElement, fields: readonly FormField[]): Record<string, readonly File[]> {
  const entries = fields.flatMap(({ name, type }): [string, readonly File[]][] => {
    const control = type === 'file' ? findControl(form, name) : null
    return control instanceof HTMLInputElement && control.files?.length ? [[name, [...control.files]]] : []
  })
  return Object.fromEntries(entries)
}
