import type { FormField } from '../../schema/forms.ts'

/** The message of a field whose value is wrong, where its own says none: by its type. */
const usualMessages: Readonly<Partial<Record<FormField['type'], string>>> = {
  tel: 'phoneInvalid',
  day: 'dayInvalid',
  time: 'timeInvalid',
  number: 'numberInvalid',
}

/** The message of a field whose value is wrong, where its own says none; undefined where nothing can be wrong. */
export function usualMessage(field: Partial<FormField>): string | undefined {
  const { type } = field
  return type === undefined || (type === 'tel' && field.rule === 'none') ? undefined : usualMessages[type]
}

/** The messages that a field may show: keys of `messages.contact.form.validation`. */
export function fieldMessages(field: Partial<FormField>): readonly (string | undefined)[] {
  const { required, type } = field
  if (type === 'file') return [required, 'fileType', 'fileSize', 'fileCount']
  return [required, ('invalid' in field && field.invalid) || usualMessage(field)]
}
