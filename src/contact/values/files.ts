import type { FormField } from '../../content/page-content.ts'
import { fileLimits, hasType } from './file-limits.ts'
import type { FormValues } from './form-values.ts'

/** A field for files. */
export type FileField = Extract<FormField, { type: 'file' }>

/** The value of a field for files: their names and sizes, as JSON. Empty if there are none. The files themselves stay in its control. */
export function describeFiles(files: Iterable<Pick<File, 'name' | 'size'>> | null): string {
  const described = Array.from(files ?? [], ({ name, size }) => [name, size])
  return described.length > 0 ? JSON.stringify(described) : ''
}

/** What is wrong with files: a key of `messages.contact.form.validation`; undefined if nothing is. */
export function fileProblem(field: FileField, described: string): string | undefined {
  const files: readonly (readonly [name: string, size: number])[] = described === '' ? [] : JSON.parse(described)
  const { maxFiles, maxBytes } = fileLimits(field)
  if (files.length > maxFiles) return 'fileCount'
  if (files.some(([name]) => !hasType(name, field.accept))) return 'fileType'
  return files.some(([, size]) => size > maxBytes) ? 'fileSize' : undefined
}

/** A lead with files as a form sends it: texts as they are, boxes only where they are ticked. */
export function asFormData(lead: FormValues, files: Readonly<Record<string, readonly File[]>>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(lead)) {
    if (!Object.hasOwn(files, name) && value !== false) data.append(name, String(value))
  }
  for (const [name, each] of Object.entries(files)) for (const file of each) data.append(name, file)
  return data
}
