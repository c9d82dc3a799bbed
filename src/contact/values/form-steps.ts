import type { FormField } from '../../content/page-content.ts'
import type { FormValues } from './form-values.ts'
import { shownFields } from './shown-fields.ts'

/** The fields of a form, grouped by steps; all in one group if the form has no steps. */
export function groupSteps(fields: readonly FormField[]): FormField[][] {
  const steps: FormField[][] = []
  for (const field of fields) {
    const last = steps.at(-1)
    if (field.newStep !== undefined || !last) steps.push([field])
    else last.push(field)
  }
  return steps
}

/** The indexes of the steps that have fields to fill in with these values. */
export function shownSteps(fields: readonly FormField[], values: FormValues): number[] {
  const shown = new Set(shownFields(fields, values))
  return groupSteps(fields).flatMap((step, index) => (step.some((field) => shown.has(field)) ? [index] : []))
}
