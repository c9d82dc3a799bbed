import type { ComponentProps } from 'react'
import type { FormField } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { EndLink } from './end-link.tsx'
import { FormControl } from './form-control.tsx'

interface FormRowProps extends Pick<ComponentProps<typeof FormControl>, 'value' | 'readOnly' | 'onChange'> {
  readonly field: FormField
  /** The id of its control. */
  readonly id: string
  /** The error: a key of `messages.contact.form.validation`. */
  readonly error: string | undefined
}

/** A form field with its label, which follows a checkbox and precedes any other control, what helps to fill it in, and its error message. */
export function FormRow({ field, id, error, ...control }: FormRowProps) {
  const { t } = useMessages()
  const errorId = error === undefined ? undefined : `${id}-error`
  const input = <FormControl field={field} id={id} errorId={errorId} {...control} />
  return (
    <div className="contact-form-field" data-width={field.width ?? 'full'} data-type={field.type}>
      {field.type === 'checkbox' && input}
      <label className="contact-form-label" htmlFor={id}>
        {field.label}
        {field.type === 'checkbox' && <EndLink link={field.link} />}
        {field.required !== undefined && <span aria-hidden="true"> *</span>}
      </label>
      {field.type !== 'checkbox' && input}
      {field.hint && (
        <p className="contact-form-hint" id={`${id}-hint`}>
          {field.hint}
        </p>
      )}
      {error !== undefined && (
        <p className="contact-form-error" id={errorId}>
          {t(`contact.form.validation.${error}`)}
        </p>
      )}
    </div>
  )
}
