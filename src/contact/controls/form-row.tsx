import type { ComponentProps } from 'react'
import type { FormField } from '../../content/page-content.ts'
import { useMessages } from '../../locale/use-messages.ts'
import type { FileField } from '../values/files.ts'
import { EndLink } from './end-link.tsx'
import { FormControl } from './form-control.tsx'
import { hasButtons } from './option-buttons.tsx'

interface FormRowProps extends Pick<ComponentProps<typeof FormControl>, 'name' | 'value' | 'readOnly' | 'onChange'> {
  readonly field: FormField
  /** The id of its control. */
  readonly id: string
  /** Whether the field is shown, which may depend on another one. */
  readonly isShown: boolean
  /** Whether an asterisk marks it as required; a form with one field needs none. */
  readonly isMarked: boolean
  /** The error: a key of `messages.contact.form.validation`. */
  readonly error: string | undefined
}

/** A form field with its label, help and error message. The label follows a checkbox and precedes any other control. */
export function FormRow({ field, id, isShown, isMarked, error, ...control }: FormRowProps) {
  const { t } = useMessages()
  const errorId = error === undefined ? undefined : `${id}-error`
  const filesId = field.type === 'file' ? `${id}-files` : undefined
  const describedBy = [errorId, filesId, field.hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const input = (
    <FormControl
      {...control}
      field={field}
      id={id}
      describedBy={describedBy}
      isShown={isShown}
      isWrong={error !== undefined}
    />
  )
  // A group of buttons has a name, and each of them a label.
  const Label = hasButtons(field) ? 'p' : 'label'
  const labels = hasButtons(field) ? { id: `${id}-label` } : { htmlFor: id }
  return (
    <div className="contact-form-field" data-width={field.width ?? 'full'} data-type={field.type} hidden={!isShown}>
      {field.type === 'checkbox' && input}
      <Label className="contact-form-label" {...labels}>
        {field.label}
        {field.type === 'checkbox' && <EndLink link={field.link} />}
        {isMarked && field.required !== undefined && <span aria-hidden="true"> *</span>}
      </Label>
      {field.type === 'file' && (
        <p className="contact-form-hint" id={filesId}>
          {fileHint(field, t('contact.form.fileLimit', { size: field.size }))}
        </p>
      )}
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

/** Which files a field takes: "PDF, DOCX; up to 2 × 5 MB". */
function fileHint({ accept }: FileField, limit: string): string {
  return `${accept.map((type) => type.toUpperCase()).join(', ')}; ${limit}`
}
