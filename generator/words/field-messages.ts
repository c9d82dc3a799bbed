import type { FormField } from '../../schema/forms.ts'

/** The messages that a field may show: keys of `messages.contact.form.validation`. */
export function fieldMessages(field: Partial<FormField>): readonly (string | undefined)[] {
  const { required, type } = field
  if (type === 'file') return [required, 'fileType', 'fileSize', 'fileCount']
  const usual = type === 'tel' && field.rule !== 'none' ? 'phoneInvalid' : undefined
  return [required, 'invalid' in field ? field.invalid : usual]
}
