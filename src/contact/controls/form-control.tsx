import type { ChangeEventHandler, ComponentPropsWithoutRef } from 'react'
import type { FormField } from '../../content/page-content.ts'
import { useMessages } from '../../locale/use-messages.ts'
import { hasButtons, OptionButtons } from './option-buttons.tsx'

interface FormControlProps {
  readonly field: FormField
  readonly id: string
  /** The name under which a browser sends it. */
  readonly name: string
  readonly value: string | boolean | undefined
  /** The ids of the elements that describe it. */
  readonly describedBy: string | undefined
  readonly isWrong: boolean
  /** Whether the field is shown, which may depend on another one. */
  readonly isShown: boolean
  readonly readOnly: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>
}

/** The control of a form field. */
export function FormControl({
  field,
  id,
  name,
  value,
  describedBy,
  isWrong,
  isShown,
  readOnly,
  onChange,
}: FormControlProps) {
  if (hasButtons(field))
    return (
      <OptionButtons
        field={field}
        id={id}
        name={name}
        describedBy={describedBy}
        isWrong={isWrong}
        onChange={onChange}
        value={String(value ?? '')}
        required={isShown && field.required !== undefined}
        disabled={readOnly}
      />
    )
  const shared = {
    id,
    name,
    className: 'form-control',
    required: isShown && field.required !== undefined,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy,
    onChange,
  }
  // HTML knows no read-only checkboxes and selects: they are disabled instead.
  const choice = { ...shared, disabled: readOnly }
  if (field.type === 'checkbox') return <input {...choice} type="checkbox" checked={value === true} />
  if (field.type === 'file')
    return (
      <input
        {...choice}
        type="file"
        accept={field.accept.map((type) => `.${type}`).join()}
        multiple={(field.maxFiles ?? 1) > 1}
      />
    )
  if (field.type === 'day' || field.type === 'time' || field.type === 'number')
    return <input {...shared} {...fieldLimits(field)} value={String(value ?? '')} readOnly={readOnly} />
  const filled = { value: String(value ?? ''), autoComplete: field.autocomplete }
  const text = { ...shared, ...filled, placeholder: field.placeholder, readOnly }
  switch (field.type) {
    case 'select':
      return <Choice {...choice} {...filled} field={field} />
    case 'textarea':
      return <textarea {...text} rows={field.rows ?? 5} maxLength={field.maxLength} />
    case 'text':
      return <input {...text} type="text" maxLength={field.maxLength} />
    case 'email':
      return <input {...text} type="email" inputMode="email" />
    case 'tel':
      return <input {...text} type="tel" inputMode="tel" />
  }
}

/** The attributes of a control for a day, a time or a number. The first possible day depends on today. */
function fieldLimits(field: Extract<FormField, { type: 'day' | 'time' | 'number' }>) {
  if (field.type === 'day') return { type: 'date' }
  if (field.type === 'time') return { type: 'time', min: field.earliest, max: field.latest }
  return { type: 'number', inputMode: 'numeric', min: field.least ?? 0, max: field.most } as const
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
