import type { FormField } from '../content/page-content.ts'
import type { FormValues } from './lead.ts'

/** What stands in the controls of a form: text may have been typed, or filled in by the browser, before the app started. */
export function typedValues(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const entries = fields.flatMap(({ name }): [string, string | boolean][] => {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? [[name, true]] : []
    const value = control && 'value' in control ? String(control.value) : ''
    return value === '' ? [] : [[name, value]]
  })
  return Object.fromEntries(entries)
}

/** The part of the values that belongs to the fields of a form, each of the right type. */
export function knownValues(values: FormValues | undefined, empty: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values ?? {}).filter(([name, value]) => typeof value === typeof empty[name]))
}
