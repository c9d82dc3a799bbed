import type { ChangeEventHandler, ComponentPropsWithoutRef } from 'react'
import type { FormField } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'

interface FormControlProps {
  readonly field: FormField
  readonly id: string
  readonly value: string | boolean | undefined
  /** The id of the error message, if there is one. */
  readonly errorId: string | undefined
  readonly readOnly: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
}

/** The control of a form field. */
export function FormControl({ field, id, value, errorId, readOnly, onChange }: FormControlProps) {
  const shared = {
    id,
    name: field.name,
    className: 'form-control',
    required: field.required !== undefined,
    'aria-invalid': errorId === undefined ? undefined : true,
    'aria-describedby': [errorId, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined,
    onChange,
  }
  // HTML knows no read-only checkboxes and selects: they are disabled instead.
  const choice = { ...shared, disabled: readOnly }
  if (field.type === 'checkbox') return <input {...choice} type="checkbox" checked={value === true} />
  const filled = { value: String(value ?? ''), autoComplete: field.autocomplete }
  const text = { ...shared, ...filled, placeholder: field.placeholder, readOnly }
  switch (field.type) {
    case 'select':
      return <Choice {...choice} {...filled} field={field} />
    case 'textarea':
      return <textarea {...text} rows={field.rows} maxLength={field.maxLength} />
    case 'text':
      return <input {...text} type="text" maxLength={field.maxLength} />
    case 'email':
      return <input {...text} type="email" inputMode="email" />
    case 'tel':
      return <input {...text} type="tel" inputMode="tel" />
  }
}

interface ChoiceProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children'> {
  readonly field: Extract<FormField, { type: 'select' }>
}

function Choice({ field, ...select }: ChoiceProps) {
  const { t } = useMessages()
  return (
    <select {...select}>
      <option value="">{field.placeholder ?? t('contact.form.choose')}</option>
      {field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
