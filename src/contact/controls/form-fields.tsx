import type { ReactNode } from 'react'
import type { FormContent, FormField } from '../../content/page-content.ts'
import { groupSteps, shownSteps } from '../values/form-steps.ts'
import type { FormValues } from '../values/form-values.ts'
import { FormStep } from './form-step.tsx'

interface FormFieldsProps {
  readonly form: FormContent
  readonly values: FormValues
  /** The step that is filled in. */
  readonly current: number
  /** Draws a field. */
  rowFor(field: FormField): ReactNode
}

/** The fields of a form, in their steps if it has some. */
export function FormFields({ form, values, current, rowFor }: FormFieldsProps) {
  const { key, fields, stepWords } = form
  if (!stepWords) return fields.map(rowFor)
  const shown = shownSteps(fields, values)
  return groupSteps(fields).map((step, index) => {
    // Without JavaScript, steps whose fields depend on another one are shown, too.
    const number = shown.includes(index) ? shown.indexOf(index) + 1 : index + 1
    const place = stepWords.stepOf
      .replace(/\{\{\s*number\s*\}\}/g, String(number))
      .replace(/\{\{\s*total\s*\}\}/g, String(shown.length))
    return (
      <FormStep
        key={index}
        id={`${key}-step-${index}`}
        title={step[0]?.newStep ?? ''}
        place={place}
        isCurrent={index === current}
      >
        {step.map(rowFor)}
      </FormStep>
    )
  })
}
