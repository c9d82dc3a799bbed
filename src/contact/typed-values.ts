import type { FormField } from '../content/page-content.ts'
import type { FormValues } from './lead.ts'

/** The control of a form with a name. The property `elements` of a form is none if a field has that name, like all in small letters. */
export function controlOf(form: HTMLFormElement, name: string): Element | null {
  return form.querySelector(`[name="${name}"]`)
}

/** What the controls of a form hold. Empty ones are left out. */
export function typedValues(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const entries = fields.flatMap(({ name }): [string, string | boolean][] => {
    const control = controlOf(form, name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? [[name, true]] : []
    const value = control && 'value' in control ? String(control.value) : ''
    return value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** The values that belong to the fields of a form and have the right type: a draft may be of an earlier version of the form. */
export function knownValues(values: FormValues | undefined, empty: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => typeof value === typeof empty[name]))
}
