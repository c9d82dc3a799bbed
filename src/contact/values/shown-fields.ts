import type { FormField } from '../../content/page-content.ts'
import type { FormValues } from './form-values.ts'

/** The fields of a form that are shown with these values. A field can only depend on one above it. */
export function shownFields(fields: readonly FormField[], values: FormValues): FormField[] {
  const shown = new Set<string>()
  return fields.filter(({ name, showWhen }) => {
    if (showWhen) {
      const { field, is } = showWhen
      const value = shown.has(field) && Object.hasOwn(values, field) ? values[field] : undefined
      if (is === undefined ? !value : value !== is) return false
    }
    shown.add(name)
    return true
  })
}
